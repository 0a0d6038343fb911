import { type DefaultTheme, defineConfig } from 'vitepress';
import { COMMANDS, PACKAGES, PROGRAMS } from './navigation.js';

type RenderForSearch = NonNullable<DefaultTheme.LocalSearchOptions['_render']>;

export default defineConfig({
  title: 'boxflow',
  description: 'Compiles plain sequential C with affine loops, and runs it on every GPU of a machine',
  // `BOXFLOW_SITE_BASE=/boxflow/` for a server that has the site in a folder.
  base: process.env.BOXFLOW_SITE_BASE ?? '/',
  srcDir: 'build',
  outDir: 'dist',
  cacheDir: 'build/.cache',
  cleanUrls: true,
  lastUpdated: false,
  // Reports are whole HTML files; `site.test.ts` checks all links of what was built.
  ignoreDeadLinks: true,
  markdown: {
    languageAlias: { cuda: 'cpp' },
    anchor: { slugify: (text) => slug(text) },
    theme: { light: 'github-light', dark: 'github-dark' },
  },
  themeConfig: {
    search: { provider: 'local', options: { _render: (...page) => renderForSearch(...page) } },
    nav: [
      { text: 'Tour', link: '/tour' },
      { text: 'Gallery', link: '/gallery/' },
      { text: 'Commands', link: '/commands/' },
      { text: 'API', link: '/api/' },
    ],
    sidebar: [
      {
        text: 'Start',
        items: [
          { text: 'A tour of ten minutes', link: '/tour' },
          { text: 'Overview', link: '/overview' },
          { text: 'How boxflow works', link: '/how-it-works' },
          { text: 'Recipes', link: '/recipes' },
          { text: 'Diagnostics', link: '/diagnostics/' },
          { text: 'Machine models', link: '/machine-models' },
        ],
      },
      { text: 'Gallery', link: '/gallery/', collapsed: true, items: PROGRAMS },
      { text: 'Commands', link: '/commands/', collapsed: true, items: COMMANDS },
      { text: 'TypeScript API', link: '/api/' },
      {
        text: 'Inside',
        collapsed: true,
        items: [
          { text: 'Architecture', link: '/architecture' },
          { text: 'Contributing', link: '/contributing' },
          { text: 'Tests', link: '/tests/' },
          { text: 'Benchmarks', link: '/benchmarks/' },
          ...PACKAGES,
        ],
      },
    ],
    outline: [2, 3],
    docFooter: { prev: false, next: false },
  },
});

/** Returns the anchor of a heading as Markdown on code hosts has it. */
function slug(text: string): string {
  const words = text.trim().toLowerCase();
  return words.replaceAll(/[^\p{L}\p{N}\s_-]/gu, '').replaceAll(/\s/g, '-');
}

/** Renders a page without colours in its code, which take most of the time. Sources are not searched. */
const renderForSearch: RenderForSearch = (source, env, markdown) => {
  if (env.relativePath.startsWith('source/')) return '';
  const { highlight } = markdown.options;
  markdown.options.highlight = null;
  try {
    return markdown.render(source, env);
  } finally {
    markdown.options.highlight = highlight ?? null;
  }
};
