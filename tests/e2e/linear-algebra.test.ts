import { describePrograms } from './describe-programs.js';

describePrograms(['floyd-warshall', 'mvt', 'matmul', '2mm']);
