import { pathImported, sourcesOf } from './sources.mjs';

/**
 * Returns a sentence for each set of files that import each other in a circle, types included. The table names those that
 * may: a grammar's own.
 *
 * @param {Record<string, import('./table.mjs').Wall>} walls
 * @param {import('./check.mjs').Import[]} imports
 */
export function circleViolations(walls, imports) {
  const allowed = Object.values(walls).flatMap((wall) =>
    (wall.circles ?? []).map((circle) => [circle].flat().map((name) => `${sourcesOf(wall)}/${name}`)),
  );
  const graph = graphOf(imports);
  return circlesOf(graph)
    .filter(
      (files) => !allowed.some((names) => files.every((file) => names.some((name) => isIn(file, name)))),
    )
    .map(
      (files) => `${shortestCircle(graph, files).join(' -> ')}: an import circle of ${files.length} files.`,
    );
}

function isIn(file, name) {
  return file === name || file.startsWith(`${name}/`);
}

function graphOf(imports) {
  const graph = new Map();
  const targets = (path) => graph.get(path) ?? graph.set(path, new Set()).get(path);
  for (const { path, specifier } of imports) {
    const target = pathImported(path, specifier);
    if (target !== undefined) targets(path).add(target);
  }
  return graph;
}

/** Returns the strongly connected components of more than one file, by Tarjan's algorithm. */
function circlesOf(graph) {
  const order = new Map();
  const lowest = new Map();
  const stack = [];
  const found = [];
  const visit = (file) => {
    order.set(file, order.size);
    lowest.set(file, order.get(file));
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!order.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file), lowest.get(next)));
    }
    if (lowest.get(file) !== order.get(file)) return;
    const component = stack.splice(stack.indexOf(file));
    if (component.length > 1) found.push(component.sort());
  };
  for (const file of graph.keys()) if (!order.has(file)) visit(file);
  return found;
}

/** Returns a shortest way from the first of the files back to itself. */
function shortestCircle(graph, [start]) {
  const before = new Map();
  for (const queue = [start]; ; ) {
    const file = queue.shift();
    for (const next of graph.get(file) ?? []) {
      if (next === start) return [...wayTo(before, file), start];
      if (before.has(next)) continue;
      before.set(next, file);
      queue.push(next);
    }
  }
}

function wayTo(before, file) {
  return before.has(file) ? [...wayTo(before, before.get(file)), file] : [file];
}
