import { basename } from 'node:path';
import type { DiagnosticNote, LoopNode, Scop, SourceLocation } from '@boxflow/ir';
import { noSuchNest } from '../diagnostics.js';

/** An outermost loop of a region, with what is inside. */
export interface ProgramNest {
  readonly scop: Scop;
  /** The loop as recipes call it. */
  readonly loop: string;
  readonly location: SourceLocation;
  /** The number of loops one inside the other. */
  readonly depth: number;
}

/** Returns the nests of all regions in source order. */
export function nestsOf(scops: readonly Scop[]): readonly ProgramNest[] {
  return scops.flatMap((scop) => {
    const outermost = scop.tree.kind === 'sequence' ? scop.tree.children : [scop.tree];
    return flat(outermost).flatMap((node): readonly ProgramNest[] => {
      if (node.kind !== 'loop') return [];
      const [first] = statementsOf(node);
      const statement = scop.statements.find(({ name }) => name === first);
      if (!statement) return [];
      const loop = `${statement.name}.${statement.iterators[0]}`;
      return [{ scop, loop, location: node.location, depth: depthOf(node) }];
    });
  });
}

/** Returns the nest of a call `init("mm.c", "mm", 0)`: of the program's file, by its function and its number there. */
export function nestByName(
  nests: readonly ProgramNest[],
  place: SourceLocation,
  file: string,
  functionName: string,
  position: number,
): ProgramNest {
  const ofFile = nests.filter(({ location }) => stem(location.file) === stem(file));
  if (ofFile.length === 0)
    throw noSuchNest(
      place,
      `the script is for loops of ${file}, and the program has none there that can run on devices`,
      listed(nests),
      'give the program and the script that belong together',
    );
  const ofFunction = ofFile.filter(({ scop }) => scop.functionName === functionName);
  const found = ofFunction[position];
  if (found) return found;
  const [have] = ofFunction;
  const message = have
    ? `${functionName} of ${file} has ${ofFunction.length} loop nests that can run on devices, so there is no nest ${position}`
    : `${file} has no function ${functionName} with loops that can run on devices`;
  throw noSuchNest(place, message, listed(ofFile), 'nests are counted from 0');
}

/** Returns the nest of a script without `init`: the deepest of the program. */
export function deepestNest(nests: readonly ProgramNest[], place: SourceLocation): ProgramNest {
  const depth = Math.max(0, ...nests.map((nest) => nest.depth));
  const [deepest, ...more] = nests.filter((nest) => nest.depth === depth);
  if (!deepest)
    throw noSuchNest(
      place,
      'the program has no loops that can run on devices',
      [],
      '`poly-cli explain` says why',
    );
  if (more.length > 0)
    throw noSuchNest(
      place,
      `the script does not say for which of ${more.length + 1} loop nests it is`,
      listed([deepest, ...more]),
      'begin it with init("FILE.c", "FUNCTION", 0)',
    );
  return deepest;
}

function listed(nests: readonly ProgramNest[]): readonly DiagnosticNote[] {
  return nests.map(({ scop, loop, location }) => ({
    message: `nest ${positionOf(nests, scop, loop)} of ${scop.functionName}`,
    location,
  }));
}

function positionOf(nests: readonly ProgramNest[], scop: Scop, loop: string): number {
  const ofFunction = nests.filter((nest) => nest.scop.functionName === scop.functionName);
  return ofFunction.findIndex((nest) => nest.scop === scop && nest.loop === loop);
}

/** Returns the name without folder and extension, because scripts may name what a compiler has made of the file. */
function stem(file: string): string {
  return basename(file).replace(/\.[^.]*$/, '');
}

function flat(nodes: readonly LoopNode[]): readonly LoopNode[] {
  return nodes.flatMap((node) => (node.kind === 'sequence' ? flat(node.children) : [node]));
}

function statementsOf(node: LoopNode): readonly string[] {
  if (node.kind === 'statement') return [node.statement];
  return node.kind === 'loop' ? statementsOf(node.body) : node.children.flatMap(statementsOf);
}

function depthOf(node: LoopNode): number {
  if (node.kind === 'statement') return 0;
  return node.kind === 'loop' ? 1 + depthOf(node.body) : Math.max(0, ...node.children.map(depthOf));
}
