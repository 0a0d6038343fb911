import { describePrograms } from './describe-programs.js';

describePrograms([
  'blackscholes',
  'convolution-2d',
  'cp',
  'mpeg4-me',
  'mpeg4-me-search',
  'mri-fh',
  'mri-q',
  'n-body',
]);
