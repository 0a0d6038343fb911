import { join } from 'node:path';
import { Application, OptionDefaults, type TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';
import { root } from '../repository.js';

/** The packages that programs use, each with a page about everything it exports. */
const PACKAGES = ['compiler', 'runtime-native', 'report', 'ir', 'bbox'];

/** Writes the Markdown of the TypeScript API into a folder, from the comments of the sources: a page for each package. */
export async function writeApiPages(folder: string): Promise<void> {
  const options: Partial<TypeDocOptions & PluginOptions> = {
    plugin: ['typedoc-plugin-markdown'],
    entryPoints: PACKAGES.map((name) => join(root, 'packages', name, 'src', 'index.ts')),
    tsconfig: join(import.meta.dirname, 'tsconfig.json'),
    // `npm run typecheck` does this.
    skipErrorChecking: true,
    readme: 'none',
    router: 'module',
    entryFileName: 'index',
    hideBreadcrumbs: true,
    hidePageHeader: true,
    disableSources: true,
    useHTMLAnchors: true,
    excludeInternal: true,
    // Members of `Error` and of typed arrays.
    excludeExternals: true,
    // The generator of JSON schemas reads these.
    blockTags: [...OptionDefaults.blockTags, '@minimum', '@maximum', '@asType'],
    outputs: [{ name: 'markdown', path: folder }],
    indexFormat: 'table',
    parametersFormat: 'table',
    interfacePropertiesFormat: 'table',
    // Types of packages that are not in the list are named without a link.
    validation: { notExported: false, invalidLink: true, notDocumented: false },
    logLevel: 'Warn',
  };
  const app = await Application.bootstrapWithPlugins(options);
  const project = await app.convert();
  if (project === undefined) throw new Error('the comments of the sources could not be read');
  for (const module of project.children ?? []) module.name = `@boxflow/${module.name.replace(/\/src$/, '')}`;
  await app.generateOutputs(project);
}
