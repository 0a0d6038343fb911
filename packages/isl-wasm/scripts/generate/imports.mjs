import { fileName, pascalCase } from './names.mjs';

/** Collects what a generated file uses from other files, then prints the import statements in a fixed order. */
export function collectImports(ownType) {
  const values = new Map([['../object.js', new Set(['IslObject'])]]);
  const types = new Map();
  const add = (target, file, names) => {
    const set = target.get(file) ?? new Set();
    for (const name of names) set.add(name);
    target.set(file, set);
  };
  return {
    values: (file, names) => add(values, file, names),
    types: (file, names) => add(types, file, names),
    enumeration: (name) => add(types, './enums.js', [name]),
    klass: (type) => {
      if (type !== ownType) add(values, `./${fileName(type)}.js`, [pascalCase(type)]);
    },
    print: () =>
      [...printAll(types, 'import type'), ...printAll(values, 'import')]
        .sort((a, b) => (a.file < b.file ? -1 : 1))
        .map(({ line }) => `${line}\n`)
        .join(''),
  };
}

function printAll(target, keyword) {
  return [...target].map(([file, names]) => ({
    file,
    line: `${keyword} { ${[...names].sort().join(', ')} } from '${file}';`,
  }));
}
