// Uses every package that people import, however they were loaded.
const assert = require('node:assert/strict');

const SCALE = `
void scale(int n, double x[n]) {
  for (int i = 0; i < n; i++) x[i] = 2 * x[i];
}
`;

/** `packages`: the modules by their names without the scope. `target`: the kind of devices to run on. */
exports.check = async function check(packages, target) {
  const { bbox, compiler, ir, isl } = packages;

  const bundle = await compiler.compile({ file: 'scale.c', text: SCALE });
  const runtime = new packages.runtime.Runtime({ target, devices: 2 });
  const x = Float64Array.of(1, 2, 3, 4, 5);
  const stats = await runtime.run(bundle, { params: { n: 5 }, arrays: { x } });
  assert.deepEqual([...x], [2, 4, 6, 8, 10]);
  assert.equal(stats.devices.length, 2);

  await assert.rejects(compiler.compile({ file: 'x.c', text: 'int main( {' }), (error) => {
    assert(error instanceof ir.BoxflowError);
    return true;
  });

  const context = await isl.Context.create();
  const set = isl.Set.readFromStr(context, '{ [i] : 0 <= i < 10 and i mod 2 = 0 }');
  assert.equal(set.isEmpty(), false);

  assert(Object.keys(bbox).length > 0);
  console.log('all packages work');
};
