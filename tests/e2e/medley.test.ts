import { describePrograms } from './describe-programs.js';

describePrograms(['correlation', 'covariance', 'deriche', 'floyd-warshall', 'nussinov']);
