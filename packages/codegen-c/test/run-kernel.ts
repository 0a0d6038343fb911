import {
  type AccessTarget,
  type BodyExpr,
  type BodyStatement,
  type BufferElement,
  evaluateIntExpr,
  type IntEnvironment,
  type IntExpr,
  type KernelNode,
  type ScalarType,
  type Statement,
  type Subscript,
} from '@boxflow/ir';
import { type CValue, convert } from './c-value.ts';
import { evaluateBody, isTrue, type Leaves, type Typed } from './evaluate-body.ts';
import { type KernelCase, originOf, stridesOf } from './kernel-case.ts';

/** Returns the buffers after a kernel by direct evaluation: the oracle of all printed kernels. */
export function runKernel(kernelCase: KernelCase): CValue[][] {
  const run = new KernelRun(kernelCase);
  run.threads(0, new Map(kernelCase.kernel.scalars.map((name, i) => [name, kernelCase.scalars[i]!])));
  return run.memory;
}

export interface Place {
  read(): Typed;
  write(value: CValue): void;
}

/** The values of variables, which the kernel and a statement may give the same names. */
interface Environments {
  readonly kernel: IntEnvironment;
  readonly statement: IntEnvironment;
}

/** A thread's own arrays, by array and element. */
export type Locals = Map<string, CValue>;

export class KernelRun {
  readonly memory: CValue[][];
  readonly #case: KernelCase;
  #locals: Locals = new Map();

  constructor(kernelCase: KernelCase) {
    this.#case = kernelCase;
    const copies = new Map(kernelCase.buffers.map((buffer) => [buffer, [...buffer.data]]));
    this.memory = kernelCase.buffers.map((buffer) => copies.get(buffer)!);
  }

  /** Executes nodes as a thread that has these arrays. */
  execute(nodes: readonly KernelNode[], environment: IntEnvironment, locals: Locals): void {
    this.#locals = locals;
    this.#nodes(nodes, environment);
  }

  /** Returns the value of an expression of a statement, for a thread that has these arrays. */
  valueOf(
    expr: BodyExpr,
    { statement: name, iterators, views }: Extract<KernelNode, { kind: 'instance' }>,
    environment: IntEnvironment,
    locals: Locals,
  ): Typed {
    this.#locals = locals;
    const statement = this.#case.kernel.statements[name]!;
    const values = iterators.map((one) => evaluateIntExpr(one, environment));
    const own = statement.iterators.map((iterator, i) => [iterator, values[i]!] as const);
    const env = { kernel: environment, statement: new Map([...environment, ...own]) };
    return evaluateBody(expr, this.#places(statement, views, env).leaves);
  }

  /** Returns the element of an array that is neither in memory nor the thread's own. */
  shared(buffer: number, element: readonly number[]): Place {
    throw new Error(`there is no element [${element}] of a buffer ${buffer}`);
  }

  /** Is called before an element in memory is read or written. */
  access(_kind: 'read' | 'write', _view: number, _offset: number): void {}

  /** Returns the value of a thread's element that nothing has set. */
  unset(name: string, _type: ScalarType): CValue {
    throw new Error(`${name} is read and nothing has set it`);
  }

  threads(dimension: number, environment: IntEnvironment): void {
    const { kernel, counts } = this.#case;
    const thread = kernel.threads[dimension];
    if (!thread) {
      this.#locals = new Map();
      this.#nodes(kernel.body, environment);
      return;
    }
    const first = evaluateIntExpr(thread.lower, environment);
    for (let i = first; i < first + counts[dimension]!; i++) {
      this.threads(dimension + 1, new Map([...environment, [thread.iterator, i]]));
    }
  }

  #nodes(nodes: readonly KernelNode[], environment: IntEnvironment): void {
    for (const node of nodes) {
      if (node.kind === 'if') {
        const holds = evaluateIntExpr(node.condition, environment) !== 0;
        this.#nodes(holds ? node.then : node.otherwise, environment);
      } else if (node.kind === 'for') this.#loop(node, environment);
      else if (node.kind === 'copy') this.#copy(node, environment);
      else if (node.kind === 'move') this.#move(node, environment);
      else this.#instance(node, environment);
    }
  }

  #loop(node: Extract<KernelNode, { kind: 'for' }>, outer: IntEnvironment): void {
    const environment = new Map(outer);
    for (let i = evaluateIntExpr(node.init, outer); ; i += node.step) {
      environment.set(node.iterator, i);
      if (evaluateIntExpr(node.condition, environment) === 0) return;
      this.#nodes(node.body, environment);
    }
  }

  #copy(node: Extract<KernelNode, { kind: 'copy' }>, environment: IntEnvironment): void {
    const element = () => node.element.map((one) => evaluateIntExpr(one, environment));
    const memory = this.#place(node.view, element, environment);
    const own = this.#place(node.target, () => [], environment);
    if (node.direction === 'in') own.write(memory.read().value);
    else memory.write(own.read().value);
  }

  #move({ from, to }: Extract<KernelNode, { kind: 'move' }>, environment: IntEnvironment): void {
    const place = (element: BufferElement) => this.#place(element, () => [], environment);
    place(to).write(place(from).read().value);
  }

  #instance(node: Extract<KernelNode, { kind: 'instance' }>, environment: IntEnvironment): void {
    const statement = this.#case.kernel.statements[node.statement]!;
    const values = node.iterators.map((expr) => evaluateIntExpr(expr, environment));
    const inner = new Map([
      ...environment,
      ...statement.iterators.map((name, i) => [name, values[i]!] as const),
    ]);
    this.#body(statement.body, statement, node.views, { kernel: environment, statement: inner });
  }

  #body(
    body: readonly BodyStatement[],
    statement: Statement,
    views: readonly AccessTarget[],
    env: Environments,
  ): void {
    const { place, leaves } = this.#places(statement, views, env);
    for (const node of body) {
      if (node.kind === 'assign') {
        const { value } = evaluateBody(node.value, leaves);
        place(node.target).write(value);
      } else if (node.kind === 'if') {
        const holds = isTrue(evaluateBody(node.condition, leaves));
        this.#body(holds ? node.then : node.otherwise, statement, views, env);
      }
    }
  }

  /** Returns what the accesses of a statement read and write, and the leaves of its expressions. */
  #places(
    statement: Statement,
    views: readonly AccessTarget[],
    env: Environments,
  ): { readonly leaves: Leaves; place(access: number): Place } {
    const leaves: Leaves = {
      read: (access) => place(access).read(),
      index: (expr) => BigInt(evaluateIntExpr(expr.value, env.statement)),
    };
    const subscript = (one: Subscript) =>
      one.op === 'data' ? Number(evaluateBody(one.value, leaves).value) : evaluateIntExpr(one, env.statement);
    const place = (access: number) => {
      const { index } = statement.accesses[access]!;
      return this.#place(views[access]!, () => index.map(subscript), env.kernel);
    };
    return { leaves, place };
  }

  /** Returns an element of an array in memory. */
  element(view: number, subscripts: readonly number[]): Place {
    return this.#place(view, () => subscripts, new Map());
  }

  /**
   * Returns the buffer element or array element of an access. Buffers of the thread are undefined at first.
   *
   * @param subscripts the access's own
   */
  #place(target: AccessTarget, subscripts: () => readonly number[], environment: IntEnvironment): Place {
    if (typeof target === 'number') {
      const type = this.#case.kernel.views[target]!.element;
      const offset = this.#offset(target, subscripts());
      return {
        read: () => {
          this.access('read', target, offset);
          return { value: this.memory[target]![offset]!, type };
        },
        write: (value) => {
          this.access('write', target, offset);
          this.memory[target]![offset] = convert(value, type);
        },
      };
    }
    const local = this.#case.kernel.buffers[target.buffer];
    const values = (index: readonly IntExpr[]) => index.map((one) => evaluateIntExpr(one, environment));
    const element = [...(target.index ? values(target.index) : subscripts()), ...values(target.part ?? [])];
    if (!local) return this.shared(target.buffer, element);
    if (!local.extents.every((extent, i) => element[i]! >= 0 && element[i]! < extent))
      throw new Error(`element [${element}] is outside ${local.name}`);
    const key = `${local.name}[${element}]`;
    return {
      read: () => {
        const value = this.#locals.get(key) ?? this.unset(key, local.element);
        return { value, type: local.element };
      },
      write: (value) => this.#locals.set(key, convert(value, local.element)),
    };
  }

  #offset(view: number, values: readonly number[]): number {
    const buffer = this.#case.buffers[view]!;
    const strides = stridesOf(buffer);
    const inside = values.every(
      (v, i) => v >= buffer.corner[i]! && v < buffer.corner[i]! + buffer.extents[i]!,
    );
    if (!inside) throw new Error(`element [${values}] is outside the buffer`);
    return values.reduce((sum, value, i) => sum + value * strides[i]!, originOf(buffer));
  }
}
