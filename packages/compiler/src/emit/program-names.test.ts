import { expect, it } from 'vitest';
import { distinctNames, programNames } from './program-names.js';

it('gives files of one name in different folders different names', () => {
  expect(programNames(['x/a.c', 'y/a.c'])).toEqual(['program-a', 'program-a-2']);
  // A number that a file has by itself is not given again.
  expect(distinctNames(['a-2', 'a', 'a', 'a'])).toEqual(['a-2', 'a', 'a-3', 'a-4']);
});
