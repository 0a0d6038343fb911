import { describePrograms } from './describe-programs.js';

describePrograms(['gemm', 'gemver', 'gesummv', 'symm', 'syr2k', 'syrk', 'trmm']);
