import { describe, expect, it } from 'vitest';
import { readLineMarkers } from './line-markers.js';

function describeLines(text: string): string[] {
  return readLineMarkers(text, 'main.c').map(
    ({ file, line, system, kind }) => `${file}:${line} ${kind}${system ? ' system' : ''}`,
  );
}

describe('readLineMarkers', () => {
  it('counts from the last marker', () => {
    expect(describeLines('a\n# 7 "dir/b c.h" 1\nx\ny\n# 2 "main.c" 2\n#pragma scop\nz')).toEqual([
      'main.c:1 code',
      'dir/b c.h:7 marker',
      'dir/b c.h:7 code',
      'dir/b c.h:8 code',
      'main.c:2 marker',
      'main.c:2 pragma',
      'main.c:3 code',
    ]);
  });

  it("tells a system header from the user's line that uses its macro", () => {
    const text =
      '# 1 "/usr/include/math.h" 1 3 4\nx\n# 2 "main.c" 2\ny\n# 3 "main.c" 3 4\nM_PI\n# 1 "<built-in>"\nz';
    expect(describeLines(text).filter((line) => line.includes(' code'))).toEqual([
      '/usr/include/math.h:1 code system',
      'main.c:2 code',
      'main.c:3 code',
      '<built-in>:1 code system',
    ]);
  });

  it('undoes escapes of paths', () => {
    expect(describeLines('# 1 "a\\"b\\\\c \\303\\251.c"\r\nx')).toEqual([
      'a"b\\c é.c:1 marker',
      'a"b\\c é.c:1 code',
    ]);
  });
});
