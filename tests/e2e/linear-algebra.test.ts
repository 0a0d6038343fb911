import { describePrograms } from './describe-programs.js';

describePrograms(['matmul', '2mm', '3mm', 'atax', 'bicg', 'doitgen', 'mvt']);
