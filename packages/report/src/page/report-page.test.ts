import { expect, it } from 'vitest';
import type { ReportData } from '../data/report-data.js';
import { reportPage } from './report-page.js';

const data: ReportData = {
  version: 1,
  boxflow: '1.2.3',
  files: ['a/<b>.c'],
  dimensions: 1,
  sources: [{ file: 'a/<b>.c', text: '// </script><!-- <script>' }],
  regions: [],
  leftOut: [],
  loops: [],
};
const view = { script: 'f("</script>")', style: 'b{content:"</style>"}' };

it('is one page that loads nothing, whatever the program’s text holds', () => {
  const page = reportPage(data, view);
  expect(page).toContain('<title>&lt;b>.c: boxflow report</title>');
  expect(page.match(/<\/script/g)).toHaveLength(2);
  expect(page.match(/<\/style/g)).toHaveLength(1);
  expect(page).not.toContain('<!--');
  expect(page).toContain("default-src 'none'");
});

it('holds the data as JSON', () => {
  const json = /id="data">(.*)<\/script>/.exec(reportPage(data, view))?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(data);
});
