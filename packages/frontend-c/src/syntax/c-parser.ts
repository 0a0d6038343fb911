import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { Language, Parser, type Tree } from 'web-tree-sitter';

/** Parses C text; the caller deletes the tree. */
export interface CParser {
  parse(text: string): Tree;
}

let loading: Promise<CParser> | undefined;

/** Returns the parser, loaded once per process. */
export function loadCParser(): Promise<CParser> {
  loading ??= load();
  return loading;
}

async function load(): Promise<CParser> {
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammarFile()));
  return {
    parse(text) {
      const tree = parser.parse(text);
      if (!tree) throw new Error('the C parser gave no tree');
      return tree;
    },
  };
}

/** Beside the built package; in the sources' own workspace, where it was installed. */
function grammarFile(): string {
  const beside = fileURLToPath(new URL('./tree-sitter-c.wasm', import.meta.url));
  if (existsSync(beside)) return beside;
  return createRequire(import.meta.url).resolve('tree-sitter-c/tree-sitter-c.wasm');
}
