// Compiles a C function, and runs it on two devices of this machine's processor.
import { compile } from '@boxflow/compiler';
import { Runtime } from '@boxflow/runtime-native';

const text = `
void saxpy(int n, double a, double x[n], double y[n]) {
  for (int i = 0; i < n; i++) y[i] = a * x[i] + y[i];
}
`;
const bundle = await compile({ file: 'saxpy.c', text });

const a = Float64Array.of(2);
const x = Float64Array.of(1, 2, 3, 4);
const y = Float64Array.of(10, 20, 30, 40);
const runtime = new Runtime({ target: 'host', devices: 2 });
// A scalar is an array with one element.
const stats = await runtime.run(bundle, { params: { n: 4 }, arrays: { a, x, y } });

console.log(y.join(' '));
console.log(`${stats.devices.length} devices`);

// Prints:
// 12 24 36 48
// 2 devices
