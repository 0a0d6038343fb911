import { describePrograms } from './describe-programs.js';

describePrograms(['spm-figure-1', 'pacc-listing-1', 'pacc-listing-2']);
