/** A row-major matrix of edge lengths between `n` points: some edges, zeros on the diagonal, and 1e6 for no edge. */
export function randomEdges(n: number, seed: number): Float64Array {
  let state = seed >>> 0;
  const random = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  return Float64Array.from({ length: n * n }, (_, index) => {
    if (index % (n + 1) === 0) return 0;
    return random() < 0.15 ? 1 + 99 * random() : 1e6;
  });
}

/** All shortest paths by Floyd and Warshall, in plain JavaScript, of a copy. */
export function shortestPaths(n: number, edges: Float64Array): Float64Array {
  const path = Float64Array.from(edges);
  for (let k = 0; k < n; k++) {
    for (let i = 0; i < n; i++) {
      const toK = path[i * n + k]!;
      for (let j = 0; j < n; j++) {
        path[i * n + j] = Math.min(path[i * n + j]!, toK + path[k * n + j]!);
      }
    }
  }
  return path;
}
