import { type Layout, layOut, next, rowElement, tableElement } from './layout.js';
import { ExpressionPrinter } from './print-expression.js';
import { hostUseLines } from './print-host-use.js';
import {
  type ArrayDeclaration,
  type Assignment,
  type Bound,
  type DataLoop,
  type HostUse,
  type Local,
  type Loop,
  type Program,
  type Reference,
  ROWS,
  type Search,
  type Selection,
  type Statement,
  TABLE,
} from './program.js';
import { PRELUDE } from './program-prelude.js';

const [TABLE_DECLARATION, ROWS_DECLARATION] = [TABLE, ROWS].map(
  ({ name }): ArrayDeclaration => ({
    name,
    element: 'int',
    rank: 1,
    storage: 'global',
    slack: 0,
    sizedBy: [null],
  }),
) as [ArrayDeclaration, ArrayDeclaration];

/**
 * One C file that runs the programs one after the other, or, with an argument, from that one on, and dumps every
 * element of every array of each below a line `== INDEX`.
 */
export function printPrograms(programs: readonly Program[]): string {
  return printFile(programs.map((program, index) => new ProgramPrinter(program, `p${index}_`).lines()));
}

/** One C file of programs as text, each with a function `pINDEX_run`. */
export function printFile(programs: readonly (readonly string[])[]): string {
  return [
    ...PRELUDE,
    '',
    ...programs.flatMap((lines) => [...lines, '']),
    'int main(int argc, char **argv) {',
    `  for (int k = argc > 1 ? atoi(argv[1]) : 0; k < ${programs.length}; k++) {`,
    '    printf("== %d\\n", k);',
    '    fflush(stdout);',
    // By name: who calls a function through a pointer is not known to announce what it does with memory.
    ...programs.map((_, index) => `    if (k == ${index}) p${index}_run();`),
    '  }',
    '  return 0;',
    '}',
    '',
  ].join('\n');
}

class ProgramPrinter {
  private readonly layout: Layout;
  private readonly arrays: ReadonlyMap<string, ArrayDeclaration>;
  private readonly print: ExpressionPrinter;
  /** The variables for subscripts that the function declares at its top. */
  private readonly subscriptsBefore = new Set<string>();

  constructor(
    private readonly program: Program,
    private readonly prefix: string,
  ) {
    this.layout = layOut(program);
    const declared = [
      ...program.arrays,
      ...outlivingLocals(program.body),
      TABLE_DECLARATION,
      ROWS_DECLARATION,
    ];
    this.arrays = new Map(declared.map((array) => [array.name, array]));
    this.print = new ExpressionPrinter(program, prefix, this.layout, this.arrays);
  }

  lines(): readonly string[] {
    const arrays = [...this.arrays.values()].filter(({ name, rank }) => rank === 0 || this.layout.has(name));
    const globals = arrays.filter(({ storage }) => storage === 'global' || storage === 'member');
    const passed = arrays.filter(({ storage }) => /^(?:argument|open|flat|rows)$/.test(storage));
    const own = arrays.filter(({ storage }) => storage === 'heap' || storage === 'frame');
    const sizes = this.program.parameters.filter(({ kind }) => kind === 'argument');
    const macros = this.program.parameters.filter(({ kind }) => kind === 'macro');
    const formals = [...sizes.map(({ name }) => `int ${name}`), ...passed.map((each) => this.formal(each))];
    const actuals = [
      ...sizes.map(({ value }) => String(value)),
      // Under the same name everywhere, so that pointers to arrays of the right type are passed.
      ...passed.map((each) => actualOf(each)),
    ];
    const kernelCall = `  ${this.prefix}kernel(${sizes.map(({ name }) => name).join(', ')}${sizes.length > 0 && passed.length > 0 ? ', ' : ''}${actuals.slice(sizes.length).join(', ')});`;
    const body = this.statements(this.program.body, '  ');
    const before = [...new Set([...declaredBefore(this.program.body), ...this.subscriptsBefore])];
    return [
      `/* seed ${this.program.seed} */`,
      ...macros.map(({ name, value }) => `#define ${this.print.name(name)} ${value}`),
      ...globals.map(
        (each) => `static ${each.storage === 'member' ? this.struct(each) : this.variable(each)};`,
      ),
      ...passed.filter(({ heldIn }) => heldIn).map((each) => `${this.holder(each)};`),
      '',
      `static void ${this.prefix}kernel(${formals.join(', ') || 'void'}) {`,
      ...own.flatMap((each) => this.makeOwn(each)),
      ...(before.length > 0 ? [`  int ${before.join(', ')};`] : []),
      ...body,
      ...own.flatMap((each) => this.dumpOwn(each)),
      '}',
      '',
      `static void ${this.prefix}run(void) {`,
      ...sizes.map(({ name, value }) => `  const int ${name} = ${value};`),
      ...passed.map((each) => `  ${this.allocated(each)};`),
      ...[...globals, ...passed].map((each) => `  ${this.fill(each)}`),
      // Twice, so that the second time finds what the first one left on devices.
      ...[kernelCall, ...(this.program.seed % 3 > 0 ? [kernelCall] : [])],
      ...[...globals, ...passed].map((each) => `  ${this.dump(each)}`),
      ...passed.flatMap((each) =>
        [...new Set([this.print.name(each.name), this.memory(each)])].map((name) => `  free(${name});`),
      ),
      '}',
    ];
  }

  // ---- declarations ----

  private variable({ name, element }: ArrayDeclaration): string {
    return `${element} ${this.print.name(name)}${this.print.brackets(this.print.extents(name))}`;
  }

  private struct({ name, element }: ArrayDeclaration): string {
    const member = `${element} ${name}${this.print.brackets(this.print.extents(name))}`;
    return `struct ${this.prefix}${name} { int before; ${member}; int behind; } ${this.prefix}${name}_struct`;
  }

  /** The struct whose member points to the array. */
  private holder({ name, element }: ArrayDeclaration): string {
    return `struct ${this.prefix}${name} { int before; ${element} *${name}; int behind; }`;
  }

  private formal(array: ArrayDeclaration): string {
    const { element, name, storage, heldIn } = array;
    if (heldIn) return `struct ${this.prefix}${name} ${heldIn === 'struct' ? '' : '*'}${name}_in`;
    if (storage === 'rows') return `${element} *${memoryOf(array)}, ${element} **${name}`;
    return storage === 'argument' ? this.variable(array) : `${element} ${this.pointer(array)}`;
  }

  private allocated(array: ArrayDeclaration): string {
    const { name, element, storage } = array;
    if (storage === 'rows') return this.allocatedRows(array);
    const bytes = `sizeof(${element}${this.print.brackets(this.print.extents(name))})`;
    if (array.heldIn) return this.allocatedMember(array, bytes);
    return `${element} ${this.pointer(array)} = malloc(${bytes})`;
  }

  private allocatedMember({ name, heldIn }: ArrayDeclaration, bytes: string): string {
    const box = heldIn === 'struct' ? `${name}_in` : `${name}_box`;
    const pointer = heldIn === 'struct' ? '' : `, *${name}_in = &${box}`;
    return `struct ${this.prefix}${name} ${box} = {1, malloc(${bytes}), 2}${pointer}`;
  }

  private pointer({ name, storage, rank }: ArrayDeclaration): string {
    if (storage === 'flat' || rank === 1) return `*${name}`;
    return `(*${name})${this.print.brackets(this.print.extents(name).slice(1))}`;
  }

  private allocatedRows(array: ArrayDeclaration): string {
    const { name, element, order } = array;
    const [rows, columns] = (this.layout.get(name) ?? []).map(({ extent }) => extent) as [number, number];
    const step = order === 'overlapping' ? Math.max(1, columns - 1) : columns;
    const row = order === 'backwards' ? `(${rows - 1} - r)` : order === 'twice' ? 'r / 2' : 'r';
    return [
      `${element} *${memoryOf(array)} = malloc(sizeof(${element}[${this.count(name)}]))`,
      `${element} **${name} = malloc(sizeof(${element} *[${rows}]))`,
      `for (int r = 0; r < ${rows}; r++) ${name}[r] = ${memoryOf(array)} + ${row} * ${step}`,
    ].join(';\n  ');
  }

  private count(name: string): number {
    return (this.layout.get(name) ?? []).reduce((product, { extent }) => product * extent, 1);
  }

  private fill(array: ArrayDeclaration): string {
    const { name, element, rank } = array;
    if (name === TABLE.name) return `fill_table(${this.print.name(name)}, ${this.count(name)});`;
    if (name === ROWS.name) return `fill_rows(${this.print.name(name)}, ${this.count(name)});`;
    return `fill_${element}(${rank === 0 ? '&' : '(void *)'}${this.memory(array)}, ${this.count(name)}, ${name.charCodeAt(0)});`;
  }

  private dump(array: ArrayDeclaration): string {
    const { name, element, rank } = array;
    return `dump_${element}("${name}", ${rank === 0 ? '&' : '(void *)'}${this.memory(array)}, ${this.count(name)});`;
  }

  /** The elements one after the other. */
  private memory(array: ArrayDeclaration): string {
    return array.storage === 'rows' ? memoryOf(array) : this.print.name(array.name);
  }

  private makeOwn(array: ArrayDeclaration): readonly string[] {
    if (array.rank === 0) return [`  ${array.element} ${array.name} = 3;`];
    const declaration = array.storage === 'heap' ? this.allocated(array) : this.variable(array);
    return [`  ${declaration};`, `  ${this.fill(array)}`];
  }

  private dumpOwn(array: ArrayDeclaration): readonly string[] {
    // By value: the address of a scalar would say that anybody may change it.
    if (array.rank === 0) return [`  printf("${array.name} %.17g\\n", (double)${array.name});`];
    return [`  ${this.dump(array)}`, ...(array.storage === 'heap' ? [`  free(${array.name});`] : [])];
  }

  // ---- statements ----

  private statements(statements: readonly Statement[], indent: string): readonly string[] {
    return statements.flatMap((each) => this.statement(each, indent));
  }

  private statement(statement: Statement, indent: string): readonly string[] {
    switch (statement.kind) {
      case 'for':
        return this.braced(`for (${this.header(statement)})`, statement.body, indent);
      case 'if': {
        const then = this.braced(`if (${this.print.condition(statement.condition)})`, statement.then, indent);
        if (statement.otherwise.length === 0) return then;
        return [...then.slice(0, -1), ...this.braced('} else', statement.otherwise, indent)];
      }
      case 'assign':
        return this.held(statement).map((line) => `${indent}${line}`);
      case 'search':
        return this.search(statement).map((line) => `${indent}${line}`);
      case 'local':
        return [
          `${indent}{`,
          ...this.local(statement, `${indent}  `),
          ...this.statements(statement.body, `${indent}  `),
          `${indent}}`,
        ];
      case 'jump':
        return [
          `${indent}${statement.condition ? `if (${this.print.condition(statement.condition)}) ` : ''}${statement.to};`,
        ];
      case 'host':
        return this.host(statement).map((line) => `${indent}${line}`);
      case 'host loop': {
        const { iterator: h, count, array, at, limit } = statement;
        const enough = this.layout.has(array)
          ? [`${indent}  if ((long)${this.element(array, at)} % 4 == ${limit}) break;`]
          : [];
        const head = `${indent}for (int ${h} = 0; ${h} < ${count}; ${h}++) {`;
        const body = this.statements(statement.body, `${indent}  `);
        return [head, `${indent}  boundary();`, ...body, ...enough, `${indent}}`];
      }
      case 'data loop': {
        const { iterator: w, skips, body } = statement;
        const { first, end } = this.dataBounds(statement);
        const head = `${indent}for (int ${w} = ${first}; ${w} < ${end}; ${w}++) {`;
        const skipped = skips ? [`${indent}  if (${this.print.condition(skips)}) continue;`] : [];
        return [head, ...skipped, ...this.statements(body, `${indent}  `), `${indent}}`];
      }
      case 'boundary':
        return [`${indent}boundary();`];
    }
  }

  /** The element of an array at a position in memory, as C names it. */
  private element(array: string, position: number): string {
    const extents = (this.layout.get(array) ?? []).map(({ extent }) => extent);
    let left = position % this.count(array);
    if (this.arrays.get(array)?.storage === 'flat') return `${this.print.name(array)}[${left}]`;
    const subscripts = [...extents].reverse().map((extent) => {
      const subscript = left % extent;
      left = Math.trunc(left / extent);
      return `[${subscript}]`;
    });
    return `${this.print.name(array)}${subscripts.reverse().join('')}`;
  }

  private host(use: HostUse): readonly string[] {
    const array = this.arrays.get(use.array);
    if (!array || !this.layout.has(use.array) || !this.layout.has(use.other)) return ['boundary();'];
    const { name, element, storage } = array;
    const [count, others] = [this.count(name), this.count(use.other)];
    return hostUseLines(use, {
      type: element,
      name: this.memory(array),
      other: this.memory(this.arrays.get(use.other)!),
      count,
      both: Math.min(count, others),
      element: this.element(name, use.at),
      elementOfOther: this.element(use.other, use.at + use.by),
      block:
        storage === 'heap' ? `sizeof(${element}${this.print.brackets(this.print.extents(name))})` : undefined,
      struct: storage === 'member' ? { type: `struct ${this.prefix}${name}`, member: name } : undefined,
      fill: this.fill(array),
      isDistinct: name !== use.other,
    });
  }

  private braced(head: string, body: readonly Statement[], indent: string): readonly string[] {
    return [`${indent}${head} {`, ...this.statements(body, `${indent}  `), `${indent}}`];
  }

  private header({ iterator: i, low, high, step, goesOn, style }: Loop): string {
    const type = style === 'declared before' ? '' : 'int ';
    const [lowest, highest] = [this.bound(low, '>'), this.bound(high, '<')];
    const first = step > 0 ? lowest : highest;
    const test =
      style !== 'exclusive'
        ? `${i} ${step > 0 ? '<=' : '>='} ${step > 0 ? highest : lowest}`
        : step > 0
          ? `${i} < ${this.bound(high, '<', 1)}`
          : `${i} > ${this.bound(low, '>', -1)}`;
    const next =
      Math.abs(step) === 1
        ? `${i}${step > 0 ? '++' : '--'}`
        : `${i} ${step > 0 ? '+' : '-'}= ${Math.abs(step)}`;
    const also = goesOn === null ? '' : ` && ${this.print.condition(goesOn)}`;
    return `${type}${i} = ${first}; ${test}${also}; ${next}`;
  }

  /** The smaller or the larger of two values, with `distance` added to each. */
  private bound(values: Bound, comparison: '<' | '>', distance = 0): string {
    const [one, other] = values.map((each) =>
      this.print.affine({ ...each, constant: each.constant + distance }),
    );
    return other === undefined ? one! : `(${one} ${comparison} ${other} ? ${one} : ${other})`;
  }

  private dataBounds({ count, isRow }: DataLoop): { readonly first: string; readonly end: string } {
    if (!isRow) return { first: '0', end: this.print.reference(tableElement(count)) };
    const [first, end] = [rowElement(count), rowElement(next(count))].map((each) =>
      this.print.reference(each),
    );
    return { first: first!, end: end! };
  }

  /** Prints an assignment, after the variables that hold its subscripts. */
  private held(assignment: Assignment): readonly string[] {
    const { subscriptsIn } = assignment;
    if (!subscriptsIn) return [this.assignment(assignment)];
    const { text, held } = this.print.holdingSubscripts(() => this.assignment(assignment));
    if (subscriptsIn === 'block')
      return ['{', ...[...held].map(([name, value]) => `  int ${name} = ${value};`), `  ${text}`, '}'];
    for (const name of held.keys()) this.subscriptsBefore.add(name);
    return [...[...held].map(([name, value]) => `${name} = ${value};`), text];
  }

  private search({
    iterator: i,
    place: z,
    low,
    high,
    comparison,
    of,
    declaredIn,
    target,
  }: Search): readonly string[] {
    const [element, best] = [of, at(of, i, z)].map((each) => this.print.reference(each));
    const type = declaredIn === 'block' ? 'int ' : '';
    const lines = [
      `${type}${z} = ${low};`,
      `for (int ${i} = ${low}; ${i} <= ${this.print.affine(high)}; ${i}++)`,
      `  if (${element} ${comparison} ${best}) ${z} = ${i};`,
      `${this.print.reference(target)} = ${z};`,
    ];
    return declaredIn === 'block' ? ['{', ...lines.map((line) => `  ${line}`), '}'] : lines;
  }

  private assignment({ target, operator, value, selection }: Assignment): string {
    const element = this.print.elementOf(target.array);
    const to = this.print.reference(target);
    const small = this.print.reduced(value, operator === '+=' || operator === '-=' ? 8 : 1009, element);
    if (operator === '=' || operator === '+=' || operator === '-=') return `${to} ${operator} ${small};`;
    return this.selection(to, operator === 'max=' ? '<' : '>', small, selection);
  }

  private selection(to: string, comparison: '<' | '>', value: string, selection?: Selection): string {
    const { form, place } = selection ?? { form: 'if', place: null };
    const opposite = comparison === '<' ? '>' : '<';
    if (form === 'kept') return `${to} = ${to} ${opposite} ${value} ? ${to} : ${value};`;
    if (form === 'taken') return `${to} = ${value} ${opposite} ${to} ? ${value} : ${to};`;
    const condition = `${to} ${comparison}${form === 'if equal' ? '=' : ''} ${value}`;
    if (!place) return `if (${condition}) ${to} = ${value};`;
    const also = `${this.print.reference(place.target)} = ${this.print.affine(place.value)};`;
    return `if (${condition}) { ${to} = ${value}; ${also} }`;
  }

  private local(local: Local, indent: string): readonly string[] {
    this.print.declare(local);
    const initial = this.print.reduced(local.initial, 1009, local.element);
    const name = this.print.name(local.name);
    const type = this.arrays.has(local.name) ? '' : `${local.element} `;
    if (local.fillIterators.length === 0) return [`${indent}${type}${name} = ${initial};`];
    const shape = this.layout.get(local.name) ?? [];
    const extents = this.print.brackets(shape.map(({ extent }) => String(extent)));
    return [
      ...(type === '' ? [] : [`${indent}${type}${name}${extents};`]),
      ...local.fillIterators.map(
        (q, d) => `${indent}${'  '.repeat(d)}for (int ${q} = 0; ${q} < ${shape[d]!.extent}; ${q}++)`,
      ),
      `${indent}${'  '.repeat(shape.length)}${name}${this.print.brackets(local.fillIterators)} = ${initial};`,
    ];
  }
}

/** The name of the block in which the rows of an array lie. */
function memoryOf({ name, storage }: ArrayDeclaration): string {
  return storage === 'rows' ? `${name}_block` : name;
}

/** Returns the iterators and places that the function declares at its top. */
function declaredBefore(statements: readonly Statement[]): readonly string[] {
  return statements.flatMap((each) => [
    ...(each.kind === 'for' && each.style === 'declared before' ? [each.iterator] : []),
    ...(each.kind === 'search' && each.declaredIn === 'function' ? [each.place] : []),
    ...declaredBefore(statementsIn(each)),
  ]);
}

/** Returns the reference with a different name for the iterator. */
function at({ array, subscripts }: Reference, iterator: string, name: string): Reference {
  const renamed = subscripts.map((subscript) => ({
    ...subscript,
    value: {
      ...subscript.value,
      terms: subscript.value.terms.map((term) => (term.name === iterator ? { ...term, name } : term)),
    },
  }));
  return { array, subscripts: renamed };
}

function actualOf(array: ArrayDeclaration): string {
  const { name, storage, heldIn } = array;
  if (heldIn) return `${name}_in`;
  return storage === 'rows' ? `${memoryOf(array)}, ${name}` : name;
}

/** Returns the variables that are declared outside every function, though loops fill them as they do their own. */
function outlivingLocals(statements: readonly Statement[]): readonly ArrayDeclaration[] {
  return statements.flatMap((each) => [
    ...(each.kind === 'local' && each.outlives ? [globalOf(each)] : []),
    ...outlivingLocals(statementsIn(each)),
  ]);
}

function globalOf({ name, element, fillIterators }: Local): ArrayDeclaration {
  const rank = fillIterators.length;
  return { name, element, rank, storage: 'global', slack: 0, sizedBy: fillIterators.map(() => null) };
}

function statementsIn(statement: Statement): readonly Statement[] {
  switch (statement.kind) {
    case 'if':
      return [...statement.then, ...statement.otherwise];
    case 'for':
    case 'local':
    case 'host loop':
    case 'data loop':
      return statement.body;
    default:
      return [];
  }
}
