// Follows the compiler and a run, and ends the run after a part of its work.
import { compile } from '@boxflow/compiler';
import { Runtime } from '@boxflow/runtime-native';

const text = `
void smooth(int steps, int n, double x[n], double y[n]) {
  for (int t = 0; t < steps; t++) {
    for (int i = 1; i < n - 1; i++) y[i] = (x[i - 1] + x[i] + x[i + 1]) / 3;
    for (int i = 1; i < n - 1; i++) x[i] = y[i];
  }
}
`;
const stages = new Set<string>();
const bundle = await compile({
  file: 'smooth.c',
  text,
  cache: false,
  onProgress: ({ stage }) => stages.add(stage),
});
console.log([...stages].join(' '));

const controller = new AbortController();
const n = 100_000;
try {
  await new Runtime({ target: 'host', devices: 2 }).run(bundle, {
    params: { steps: 100_000, n },
    arrays: { x: new Float64Array(n), y: new Float64Array(n) },
    onProgress: (fraction) => {
      if (fraction > 0) controller.abort(new Error('that is enough'));
    },
    signal: controller.signal,
  });
} catch (error) {
  console.log(String(error));
}

// Prints:
// preprocess parse lower kernels rewrite
// Error: that is enough
