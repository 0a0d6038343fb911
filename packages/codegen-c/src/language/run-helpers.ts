import { SCALAR_TYPES, type ScalarType, scalarBytes } from '@boxflow/ir';
import type { Dialect } from './dialect.js';

/** The function that reads or writes so many neighbours, as vectors if they lie where these may. */
export type RunHelper = `${'read' | 'write'}_${ScalarType}_${number}`;

/** The numbers of neighbours in a run that vectors divide. */
const RUN_LENGTHS = [2, 4, 8] as const;
/** Bytes that one instruction reads or writes. */
const VECTOR_BYTES = 16;
const FIELDS = ['x', 'y', 'z', 'w'] as const;

export const RUN_HELPERS: readonly RunHelper[] = SCALAR_TYPES.flatMap((element) =>
  RUN_LENGTHS.flatMap((count): RunHelper[] => [`read_${element}_${count}`, `write_${element}_${count}`]),
);

/** Returns the name of the function; `undefined` if the language has no vectors for it. */
export function runHelper(
  what: 'read' | 'write',
  element: ScalarType,
  count: number,
  { threads }: Dialect,
): RunHelper | undefined {
  const isKnown = threads.kind === 'grid' && RUN_LENGTHS.some((length) => length === count);
  return isKnown && threads.block.vector ? `${what}_${element}_${count}` : undefined;
}

/** Returns the definition of the function. */
export function printRunHelper(helper: RunHelper, dialect: Dialect): string {
  const [what, element, length] = helper.split('_') as ['read' | 'write', ScalarType, string];
  const { threads, types, addressSpace } = dialect;
  if (threads.kind !== 'grid' || !threads.block.vector) throw new Error(`${dialect.language} has no vectors`);
  const count = Number(length);
  const size = Math.min(count, FIELDS.length, VECTOR_BYTES / scalarBytes(element));
  const vector = threads.block.vector(element, size);
  const own = `${types[element]} *`;
  const isRead = what === 'read';
  const parameters = isRead
    ? `${own}to, ${addressSpace}const ${own}from`
    : `${addressSpace}${own}to, const ${own}from`;
  const memory = isRead ? 'from' : 'to';
  const parts = Array.from({ length: count / size }, (_, part) => part * size);
  const fields = (part: number, text: (field: string, e: number) => string) =>
    FIELDS.slice(0, size).map((field, e) => text(field, part + e));
  const vectors = parts.flatMap((part) => {
    const first = part === 0 ? memory : `(${memory} + ${part})`;
    const place = `*(${addressSpace}${isRead ? 'const ' : ''}${vector} *)${first}`;
    return isRead
      ? [
          `const ${vector} v${part} = ${place};`,
          fields(part, (field, e) => `to[${e}] = v${part}.${field};`).join(' '),
        ]
      : [
          `${vector} v${part};`,
          fields(part, (field, e) => `v${part}.${field} = from[${e}];`).join(' '),
          `${place} = v${part};`,
        ];
  });
  const scalars = parts.map((part) => fields(part, (_, e) => `to[${e}] = from[${e}];`).join(' '));
  const bytes = size * scalarBytes(element);
  return [
    `// ${isRead ? 'Reads' : 'Writes'} ${count} neighbours, as vectors if they lie where these may.`,
    `${dialect.helperPrefix}void ${helper}(${parameters}) {`,
    `  if ((${types.uint64})${memory} % ${bytes} == 0) {`,
    ...vectors.map((line) => `    ${line}`),
    '  } else {',
    ...scalars.map((line) => `    ${line}`),
    '  }',
    '}',
  ]
    .map((line) => `${line}\n`)
    .join('');
}
