import {
  type Dominators,
  type FlowGraph,
  flowGraph,
  type Loop,
  loopsOf,
  type PtxFunction,
  type PtxModule,
  RegisterTypes,
  type SsaFunction,
  toSsa,
  type Variable,
} from '@boxflow/ptx';

/** A kernel in static single assignment form, with the meanings of its names. */
export interface KernelBody {
  readonly graph: FlowGraph;
  readonly ssa: SsaFunction;
  readonly dominators: Dominators;
  /** Natural loops, outer ones first. */
  readonly loops: readonly Loop[];
  readonly registers: RegisterTypes;
  /** The kernel's parameters, by name. */
  readonly parameters: ReadonlyMap<string, number>;
  /** The variables of the module and of the kernel, by name. */
  readonly variables: ReadonlyMap<string, Variable>;
}

export function kernelBody(module: PtxModule, kernel: PtxFunction): KernelBody {
  const graph = flowGraph(kernel);
  const ssa = toSsa(graph);
  const own = (graph.function.body ?? []).filter((one): one is Variable => one.kind === 'variable');
  const ofModule = module.items.filter((one): one is Variable => one.kind === 'variable');
  const variables = [...ofModule, ...own].filter(({ space }) => space !== 'reg');
  const names = kernel.parameters.flatMap(({ declarators }) => declarators.map(({ name }) => name));
  return {
    graph,
    ssa,
    dominators: ssa.dominators,
    loops: loopsOf(graph, ssa.dominators),
    registers: new RegisterTypes(graph.function.body),
    parameters: new Map(names.map((name, i) => [name, i])),
    variables: new Map(variables.flatMap((one) => one.declarators.map(({ name }) => [name, one] as const))),
  };
}

/** Returns the loops that contain a block, from the outermost one. */
export function loopsAround({ loops }: Pick<KernelBody, 'loops'>, block: number): Loop[] {
  return loops.filter(({ blocks }) => blocks.has(block));
}
