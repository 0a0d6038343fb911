import {
  apply,
  type IntExpr,
  int,
  type KernelNode,
  type ScalarType,
  substitute,
  variable,
} from '@boxflow/ir';
import { intText } from '../expressions/int-text.js';
import { indexType, type ThreadMapping } from '../language/dialect.js';
import type { Writer } from '../layout/writer.js';
import {
  type KernelScope,
  LANE,
  LANES,
  LANES_FROM,
  LANES_TO,
  partOf,
  vectorLanes,
} from '../names/kernel-scope.js';
import { panelLength, togetherSize } from '../names/named-sizes.js';
import { printNodes } from './node-text.js';
import {
  groupsOf,
  type Panel,
  panelsOf,
  readingPanels,
  type Sum,
  sumOf,
  vectorTypeOf,
} from './sums-in-parts.js';
import type { Dimension, PrintBody } from './thread-dimension.js';
import { printLoops } from './thread-loops.js';
import { conditionForAll, executedTogether, type Together } from './together.js';

/** Lanes are a multiple of those of the longest vectors that there are. */
const MOST_LANES = 16;

/** Returns how many iterations of a sum a panel has; `undefined` if the kernel's threads have none. */
export function panelsIn({ kernel, split, dialect }: KernelScope): number | undefined {
  const { lanes, panels } = kernel.threads.at(-1) ?? {};
  const isPossible = dialect.threads.kind === 'loops' && split === null && !hasCopies(kernel.body);
  return isPossible && lanes !== undefined ? panels : undefined;
}

/** Returns whether threads have arrays of their own: unlike registers, these keep values between groups. */
function hasCopies(nodes: readonly KernelNode[]): boolean {
  return nodes.some((node) => {
    if (node.kind === 'for') return hasCopies(node.body);
    if (node.kind === 'if') return hasCopies([...node.then, ...node.otherwise]);
    const targets = node.kind === 'instance' ? node.views : [];
    return targets.some((target) => typeof target !== 'number' && target.index === undefined);
  });
}

/** Loops over all threads, the groups of lanes outermost. */
export function printPanels(
  dimensions: readonly Dimension[],
  scope: KernelScope,
  writer: Writer,
  print: PrintBody,
): void {
  const { name, first, end, thread } = dimensions.at(-1)!;
  const size = togetherSize(scope.kernel, thread.iterator, 'lanes');
  const lanes = { iterator: thread.iterator, count: thread.lanes ?? 1, size, as: 'lanes' } as const;
  const count = intText(size, scope);
  const outer = new PanelPrinter(dimensions.slice(0, -1), scope, writer, print);
  const type = indexType(scope.dialect);
  writer.line(`${type} ${name} = ${first || '0'};`);
  writer.block(`for (; ${name} + ${count} <= ${end}; ${name} += ${count})`, () => outer.print(lanes));
  writer.block(`if (${name} < ${end})`, () => {
    writer.line(`const ${type} ${scope.variable(LANES)} = ${end} - ${name};`);
    outer.print({ ...lanes, some: { from: int(0), to: variable(LANES) } });
  });
}

/** The state inside a part of a sum. */
interface InSum {
  readonly panels: readonly Panel[];
  /** The iterator of the sum's loop. */
  readonly iterator: string;
  /** The type that all lanes are in vectors of, if all of them execute the part. */
  readonly vector?: ScalarType;
}

const NO_SUM: InSum = { panels: [], iterator: '' };

/** Prints what all threads of a group of lanes do. */
class PanelPrinter {
  constructor(
    private readonly outer: readonly Dimension[],
    private readonly scope: KernelScope,
    private readonly writer: Writer,
    private readonly printBody: PrintBody,
  ) {}

  print(lanes: Together): void {
    for (const group of groupsOf(this.scope.kernel.body)) {
      const sum = sumOf(group, this.scope.kernel);
      if (sum) this.#underConditions(sum, () => this.#printSum(sum, lanes));
      else this.#inBraces(() => this.#printThreads(group, lanes, NO_SUM));
    }
  }

  #underConditions({ conditions }: Sum, print: () => void): void {
    const [first, ...more] = conditions;
    if (!first) print();
    else this.writer.block(`if (${intText(apply('and', first, ...more), this.scope)})`, print);
  }

  /** Loops over threads may declare variables. */
  #inBraces(print: () => void): void {
    this.writer.line('{');
    this.writer.indented(print);
    this.writer.line('}');
  }

  #printSum(sum: Sum, lanes: Together): void {
    const { scope, writer } = this;
    const { loop, end } = sum;
    const { from, to } = partOf(loop.iterator);
    const panels = panelsOf(sum, scope.kernel);
    const index = indexType(scope.dialect);
    const text = (expr: IntExpr) => intText(expr, scope);
    const length = panelLength(scope.kernel);
    const head = `${index} ${scope.variable(from)} = ${text(loop.init)}; ${text(apply('lt', variable(from), end))}`;
    writer.block(`for (${head}; ${scope.variable(from)} += ${text(length)})`, () => {
      const last = apply('min', apply('add', variable(from), length), end);
      writer.line(`const ${index} ${scope.variable(to)} = ${text(last)};`);
      for (const panel of panels) this.#printPanel(panel, sum, lanes);
      const fillsVectors = lanes.some === undefined && lanes.count % MOST_LANES === 0;
      const vector = fillsVectors ? vectorTypeOf(sum, panels, scope.kernel) : undefined;
      const { iterator } = loop;
      this.#printThreads(sum.part, lanes, { panels, iterator, ...(vector && { vector }) });
    });
  }

  /** Prints the copy of a panel. */
  #printPanel({ view, element }: Panel, { loop }: Sum, lanes: Together): void {
    const { scope, writer } = this;
    const { iterator, size = int(lanes.count) } = lanes;
    const [rowCount, count] = [panelLength(scope.kernel), size].map((one) => intText(one, scope));
    const type = scope.dialect.types[scope.kernel.views[view]!.element];
    const { aligned } = scope.dialect.threads as Extract<ThreadMapping, { kind: 'loops' }>;
    writer.line(`${type} ${scope.panels[view]}[${rowCount}][${count}] ${aligned};`);
    const { from, to } = partOf(loop.iterator);
    const values = new Map([[iterator, apply('add', variable(iterator), variable(LANE))]]);
    const copy: KernelNode = {
      kind: 'copy',
      direction: 'in',
      view,
      element: element.map((one) => substitute(one, values)),
      target: this.#inPanel(view, loop.iterator, variable(LANE)),
    };
    const overLanes: KernelNode = {
      kind: 'for',
      iterator: LANE,
      init: lanes.some?.from ?? int(0),
      condition: apply('lt', variable(LANE), lanes.some?.to ?? size),
      step: 1,
      body: [copy],
      run: 'vector',
    };
    const rows: KernelNode = {
      ...loop,
      init: variable(from),
      condition: apply('lt', variable(loop.iterator), variable(to)),
      body: [overLanes],
    };
    printNodes([rows], withPanels(scope), writer);
  }

  #inPanel(view: number, iterator: string, lane: IntExpr) {
    const row = apply('sub', variable(iterator), variable(partOf(iterator).from));
    return { buffer: this.scope.kernel.buffers.length + view, index: [row, lane] };
  }

  /** Prints loops over the other threads. */
  #printThreads(nodes: readonly KernelNode[], lanes: Together, sum: InSum): void {
    const { outer, scope, writer } = this;
    printLoops(outer, nodes, scope, writer, (own, inside) => this.#printLanes(own, inside, lanes, sum));
  }

  /** Prints a condition for all lanes, if there is one, and what they do. */
  #printLanes(nodes: readonly KernelNode[], inside: KernelScope, lanes: Together, sum: InSum): void {
    const only = nodes.length === 1 ? nodes[0] : undefined;
    const condition = only?.kind === 'if' ? conditionForAll(only.condition, lanes) : undefined;
    if (only?.kind !== 'if' || !condition || (only.otherwise.length > 0 && !only.isShortcut)) {
      this.#printTogether(nodes, inside, lanes, sum);
      return;
    }
    const rest = only.isShortcut ? only.otherwise : [only];
    this.writer.branch(intText(condition, inside), () => this.#printLanes(only.then, inside, lanes, sum), {
      otherwise: () => {
        for (const one of rest) this.#printSomeLanes(one, inside, lanes, sum);
      },
    });
  }

  #printTogether(nodes: readonly KernelNode[], inside: KernelScope, lanes: Together, sum: InSum): void {
    const { panels, iterator, vector } = sum;
    const width = vector === undefined ? int(1) : variable(vectorLanes(vector));
    const together = { ...lanes, ...(vector !== undefined && { width }) };
    const targets = panels.map(({ view, element }) => ({
      view,
      element: this.#laneOf(element, lanes, width),
      target: this.#inPanel(view, iterator, apply('mul', variable(LANE), width)),
    }));
    const own = readingPanels(executedTogether(nodes, together), targets, inside.kernel);
    this.printBody(own, {
      ...withPanels(inside),
      parts: [...inside.parts, intText(apply('floordiv', lanes.size ?? int(lanes.count), width), inside)],
      ...(vector !== undefined && { inVectors: vector }),
    });
  }

  /** Prints the lanes for which a condition holds, an interval, and what they do. */
  #printSomeLanes(node: KernelNode, inside: KernelScope, lanes: Together, { panels, iterator }: InSum): void {
    const sum = { panels, iterator };
    if (node.kind !== 'if' || node.otherwise.length > 0 || !conditionForAll(node.condition, lanes)) {
      this.#inBraces(() => this.#printLanes([node], inside, lanes, sum));
      return;
    }
    const some = { from: variable(LANES_FROM), to: variable(LANES_TO) };
    const those = { ...lanes, some };
    this.#inBraces(() => {
      this.#printInterval(node.condition, inside, lanes);
      this.writer.block(`if (${inside.variable(LANES_FROM)} < ${inside.variable(LANES_TO)})`, () =>
        node.then.length === 1 && node.then[0]?.kind === 'if'
          ? this.#printSomeLanes(node.then[0], inside, those, sum)
          : this.#printLanes(node.then, inside, those, sum),
      );
    });
  }

  /** Prints the variables of the interval, and how it becomes the one for which the condition holds. */
  #printInterval(condition: IntExpr, inside: KernelScope, { iterator, count, some }: Together): void {
    const { writer } = this;
    const [from, to] = [LANES_FROM, LANES_TO].map((name) => inside.variable(name));
    const fails = (lane: IntExpr) => {
      const values = new Map([[iterator, apply('add', variable(iterator), lane)]]);
      return `!(${intText(substitute(condition, values), inside)})`;
    };
    if (some?.from.op !== 'var') {
      const last = some ? intText(some.to, inside) : count;
      writer.line(`${indexType(inside.dialect)} ${from} = 0, ${to} = ${last};`);
    }
    writer.line(`while (${from} < ${to} && ${fails(variable(LANES_FROM))}) ++${from};`);
    writer.line(`while (${from} < ${to} && ${fails(apply('sub', variable(LANES_TO), int(1)))}) --${to};`);
  }

  #laneOf(element: readonly IntExpr[], { iterator }: Together, width: IntExpr): readonly IntExpr[] {
    const lane = apply('mul', variable(LANE), width);
    const values = new Map([[iterator, apply('add', variable(iterator), lane)]]);
    return element.map((one) => substitute(one, values));
  }
}

/** The panels come after the thread's buffers. */
function withPanels(scope: KernelScope): KernelScope {
  return { ...scope, buffers: [...scope.buffers, ...scope.panels] };
}
