import { describePrograms } from './describe-programs.js';

describePrograms(['adi', 'fdtd-2d', 'heat-2d', 'heat-3d', 'jacobi-1d', 'jacobi-2d', 'seidel-2d']);
