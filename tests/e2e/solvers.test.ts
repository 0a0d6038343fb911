import { describePrograms } from './describe-programs.js';

describePrograms(['cholesky', 'durbin', 'gramschmidt', 'lu', 'ludcmp', 'trisolv']);
