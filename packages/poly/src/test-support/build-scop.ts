import {
  type Access,
  apply,
  type BodyExpr,
  type BodyStatement,
  type IntExpr,
  int,
  type LoopNode,
  type Scop,
  type Statement,
  type Subscript,
  variable,
} from '@boxflow/ir';

/** `{ params: ['n'], arrays: { path: ['n', 'n'] }, tree: loop('k', …) }`: a SCoP without a front end. */
export interface ScopSketch {
  readonly params?: readonly string[];
  readonly context?: string;
  readonly arrays: Readonly<Record<string, readonly (string | null)[]>>;
  /** Names of {@link arrays}. */
  readonly deadAfter?: readonly string[];
  /** The arrays that are declared inside the region. */
  readonly locals?: readonly string[];
  /** The number of loops around their declarations; 0 for those that are not named. */
  readonly loopsAround?: Readonly<Record<string, number>>;
  readonly tree: LoopSketch;
}

export type LoopSketch =
  | { readonly kind: 'sequence'; readonly children: readonly LoopSketch[] }
  | { readonly kind: 'loop'; readonly iterator: string; readonly body: LoopSketch }
  | {
      readonly kind: 'statement';
      readonly domain: string;
      readonly writes: readonly string[];
      readonly reads: readonly string[];
      readonly may: boolean;
    };

export const loop = (iterator: string, ...children: readonly LoopSketch[]): LoopSketch => ({
  kind: 'loop',
  iterator,
  body: children.length === 1 ? (children[0] as LoopSketch) : { kind: 'sequence', children },
});

export const sequence = (...children: readonly LoopSketch[]): LoopSketch => ({ kind: 'sequence', children });

/**
 * `statement('0 <= i < n', 'B[i] = A[i-1] A[i+1]')`; a leading `may ` makes the write a may-write. `A[{x[i]}]` has a
 * subscript that is data: what it reads, modulo the extent.
 */
export const statement = (domain: string, text: string): LoopSketch => {
  const [left = '', right = ''] = text.replace(/^may /, '').split('=');
  return {
    kind: 'statement',
    domain,
    writes: [left.trim()],
    reads: right.trim().split(/ +/).filter(Boolean),
    may: text.startsWith('may '),
  };
};

/** The functions that statements of sketches call, under names that kernels may call; `memory.ts` computes other values. */
export const MIX_ITERATOR = 'pow';
export const MIX_VALUE = 'atan2';
export const IS_EVEN = 'floor';

const call = (name: string, ...args: readonly BodyExpr[]): BodyExpr => ({
  kind: 'call',
  name,
  args,
  type: 'double',
});

/** Returns a value that depends on the statement, its iterators and everything that it reads. */
function mixOf(statement: string, iterators: readonly string[], accesses: readonly Access[]): BodyExpr {
  const first = { kind: 'literal', text: String(Number(statement.slice(1)) + 1), type: 'double' } as const;
  const mixed = iterators.reduce<BodyExpr>(
    (value, name) => call(MIX_ITERATOR, value, { kind: 'int', value: variable(name), type: 'int32' }),
    first,
  );
  const reads = accesses.flatMap(({ kind }, access) => (kind === 'read' ? [access] : []));
  return reads.reduce<BodyExpr>(
    (value, access) => call(MIX_VALUE, value, { kind: 'read', access, type: 'double' }),
    mixed,
  );
}

const LOCATION = { file: 'test.c', line: 1, column: 1 };

export function buildScop(sketch: ScopSketch): Scop {
  const params = sketch.params ?? [];
  const statements: Statement[] = [];
  const header = `[${params.join(', ')}] -> `;

  const visit = (node: LoopSketch, iterators: readonly string[]): LoopNode => {
    switch (node.kind) {
      case 'sequence':
        return { kind: 'sequence', children: node.children.map((child) => visit(child, iterators)) };
      case 'loop':
        return {
          kind: 'loop',
          iterator: node.iterator,
          type: 'int32',
          direction: 1,
          location: LOCATION,
          body: visit(node.body, [...iterators, node.iterator]),
        };
      case 'statement': {
        const name = `S${statements.length}`;
        const tuple = `${name}[${iterators.join(', ')}]`;
        const accesses: Access[] = [];
        const access = (kind: 'read' | 'write', text: string): number => {
          const [, array = '', rest = ''] = /^(\w+)(.*)$/.exec(text) ?? [];
          const subscripts = outermostBrackets(rest);
          const inside: string[] = [];
          const index = subscripts.map((one, d): Subscript => {
            if (!one.startsWith('{')) return subscript(one);
            const extent = sketch.arrays[array]?.[d] ?? '';
            inside.push(`0 <= a${d}' < ${extent}`);
            const left: BodyExpr = { kind: 'read', access: access('read', one.slice(1, -1)), type: 'int32' };
            const right: BodyExpr = { kind: 'int', value: subscript(extent), type: 'int32' };
            return { op: 'data', value: { kind: 'binary', op: '%', left, right, type: 'int32' } };
          });
          const image = subscripts.map((one, d) => (one.startsWith('{') ? `a${d}'` : one)).join(', ');
          const condition = inside.length > 0 ? ` : ${inside.join(' and ')}` : '';
          return (
            accesses.push({
              kind,
              may: inside.length > 0 || (node.may && kind === 'write'),
              array,
              index,
              relation: `${header}{ ${tuple} -> ${array}[${image}]${condition} }`,
              location: LOCATION,
            }) - 1
          );
        };
        const [target = 0] = node.writes.map((w) => access('write', w));
        for (const r of node.reads) access('read', r);
        const value = mixOf(name, iterators, accesses);
        const set: BodyStatement = { kind: 'assign', target, value };
        statements.push({
          name,
          location: { ...LOCATION, line: statements.length + 1 },
          text: `${node.writes.join()} = f(${node.reads.join(', ')});`,
          iterators,
          domain: `${header}{ ${tuple} : ${node.domain} }`,
          accesses,
          body: node.may
            ? [{ kind: 'if', condition: call(IS_EVEN, value), then: [set], otherwise: [] }]
            : [set],
        });
        return { kind: 'statement', statement: name };
      }
    }
  };

  const tree = visit(sketch.tree, []);
  return {
    name: 'scop0',
    functionName: 'f',
    location: LOCATION,
    textRange: [0, 0],
    parameters: params.map((name) => ({ name, type: 'int32' })),
    context: sketch.context ?? `${header}{ : }`,
    arrays: Object.entries(sketch.arrays)
      .filter(([name]) => statements.some((s) => s.accesses.some((a) => a.array === name)))
      .map(([name, extents]) => ({
        name,
        element: 'double',
        extents: extents.map((extent) => (extent === null ? null : subscript(extent))),
        address: name,
        storage: sketch.locals?.includes(name) ? 'local' : 'outer',
        loopsAround: sketch.loopsAround?.[name] ?? 0,
        deadAfter: [...(sketch.locals ?? []), ...(sketch.deadAfter ?? [])].includes(name),
        location: LOCATION,
      })),
    statements,
    tree,
  };
}

/** `i` and `{b[j]}` of `[i][{b[j]}]`. */
function outermostBrackets(text: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let begin = 0;
  for (const [position, character] of [...text].entries()) {
    if (character === '[' && depth++ === 0) begin = position + 1;
    if (character === ']' && --depth === 0) found.push(text.slice(begin, position));
  }
  return found;
}

/** Sums of names and integers: `i`, `i-1`, `n`, `t%2` and `(t+1)%2`. */
function subscript(text: string): IntExpr {
  const modulo = /^\(?([^%()]*)\)?%(\d+)$/.exec(text);
  if (modulo) return apply('mod', subscript(modulo[1] as string), int(Number(modulo[2])));
  const terms = text.match(/[+-]?[^+-]+/g) ?? [];
  const exprs = terms.map((term) => {
    const bare = term.replace(/^[+-]/, '');
    const value = /^\d+$/.test(bare) ? int(Number(bare)) : variable(bare);
    return term.startsWith('-') ? apply('neg', value) : value;
  });
  return exprs.length === 1 ? (exprs[0] as IntExpr) : apply('add', ...exprs);
}
