import type { ReportData } from '../data/report-data.js';

/** The script and the style sheet of the page, as `scripts/build-view.mjs` makes them. */
export interface ViewFiles {
  readonly script: string;
  readonly style: string;
}

/** Nothing is loaded: not even a script on the page can ask the network for anything. */
const POLICY =
  "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** Returns the report as one HTML file that opens from disk. */
export function reportPage(data: ReportData, { script, style }: ViewFiles): string {
  const title = `${data.files.map(nameOf).join(', ')}: boxflow report`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escapeText(title)}</title>
<style>${style.replaceAll('</style', '<\\/style')}</style>
</head>
<body>
<noscript>This report needs JavaScript, which is part of this file.</noscript>
<script type="application/json" id="data">${scriptSafe(JSON.stringify(data))}</script>
<script>${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`;
}

function nameOf(file: string): string {
  return file.split('/').at(-1) ?? file;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Returns JSON that an HTML parser reads as it is: it ends a script at the first `</script`, and changes after `<!--`. */
function scriptSafe(json: string): string {
  return json.replaceAll('<', '\\u003c');
}
