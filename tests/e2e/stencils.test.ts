import { describePrograms } from './describe-programs.js';

describePrograms(['heat-2d', 'heat-3d', 'fdtd-2d', 'jacobi-1d', 'jacobi-2d']);
