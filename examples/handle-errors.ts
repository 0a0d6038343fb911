// Shows what an error holds.
import { compile } from '@boxflow/compiler';
import { BoxflowError } from '@boxflow/ir';
import { Runtime } from '@boxflow/runtime-native';

const text = 'void twice(int n, double x[n]) { for (int i = 0; i < n; i++) x[i] = 2 * x[i]; }';
const bundle = await compile({ file: 'twice.c', text });

try {
  const arrays = { x: new Float64Array(3) };
  await new Runtime({ target: 'host' }).run(bundle, { params: { n: 4 }, arrays });
} catch (error) {
  if (!(error instanceof BoxflowError)) throw error;
  console.log('code:', error.code);
  console.log('place:', error.location?.file, 'line', error.location?.line);
  console.log('what:', error.diagnostics[0]?.message);
  console.log('remedy:', error.hint);
}

// Prints:
// code: BF5062
// place: twice.c line 1
// what: the array x has 3 elements, and the region needs 4 elements
// remedy: check params
