// Asks what a region would need on one and on four GPUs, without running it.
import { compile } from '@boxflow/compiler';
import { predict } from '@boxflow/runtime-native';

const text = `
void add(int n, double a[n][n], double b[n][n]) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++) a[i][j] += b[i][j];
}
`;
const bundle = await compile({ file: 'add.c', text });

for (const devices of [1, 4]) {
  const { regions } = await predict(bundle, { devices, parameters: { n: 20_000 } });
  const bytes = regions[0]?.memory.map((device) => device.bytes) ?? [];
  console.log(`${devices} x ${Math.max(...bytes) / 1e9} GB`);
}

// Prints:
// 1 x 6.4 GB
// 4 x 1.6 GB
