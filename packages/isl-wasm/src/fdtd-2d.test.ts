import { expect, test } from 'vitest';
import * as isl from './index.js';
import { type Instance, runAst } from './test-support/run-ast.js';

// The two-dimensional finite-difference time-domain kernel: S0 and S1 write ey, S2 writes ex, S3 writes hz.
const DOMAIN = `[T, NX, NY] -> {
  S0[t, j] : 0 <= t < T and 0 <= j < NY;
  S1[t, i, j] : 0 <= t < T and 1 <= i < NX and 0 <= j < NY;
  S2[t, i, j] : 0 <= t < T and 0 <= i < NX and 1 <= j < NY;
  S3[t, i, j] : 0 <= t < T and 0 <= i < NX - 1 and 0 <= j < NY - 1 }`;
const ORDER = `{ S0[t, j] -> [t, 0, j, 0]; S1[t, i, j] -> [t, 1, i, j]; S2[t, i, j] -> [t, 2, i, j]; S3[t, i, j] -> [t, 3, i, j] }`;
const WRITES = `{ S0[t, j] -> ey[0, j]; S1[t, i, j] -> ey[i, j]; S2[t, i, j] -> ex[i, j]; S3[t, i, j] -> hz[i, j] }`;
const READS = `{ S1[t, i, j] -> ey[i, j]; S1[t, i, j] -> hz[i, j]; S1[t, i, j] -> hz[i - 1, j];
  S2[t, i, j] -> ex[i, j]; S2[t, i, j] -> hz[i, j]; S2[t, i, j] -> hz[i, j - 1];
  S3[t, i, j] -> hz[i, j]; S3[t, i, j] -> ex[i, j]; S3[t, i, j] -> ex[i, j + 1];
  S3[t, i, j] -> ey[i, j]; S3[t, i, j] -> ey[i + 1, j] }`;

const SIZES = { T: 3, NX: 4, NY: 5 };

function compile(ctx: isl.Context) {
  const domain = isl.UnionSet.readFromStr(ctx, DOMAIN);
  const [order, writes, reads] = [ORDER, WRITES, READS].map((text) =>
    isl.UnionMap.readFromStr(ctx, text).intersectDomain(domain),
  );
  const flow = isl.UnionAccessInfo.fromSink(reads!)
    .setMustSource(writes!)
    .setScheduleMap(order!)
    .computeFlow()
    .getMustDependence();
  const toLaterWrite = isl.UnionAccessInfo.fromSink(writes!)
    .setMustSource(writes!)
    .setMaySource(reads!)
    .setScheduleMap(order!)
    .computeFlow()
    .getMayDependence();
  const validity = flow.union(toLaterWrite).coalesce();
  const schedule = isl.ScheduleConstraints.onDomain(domain)
    .setValidity(validity)
    .setProximity(flow)
    .setCoincidence(validity)
    .computeSchedule();
  return { domain, validity, schedule, ast: isl.AstBuild.alloc(ctx).nodeFromSchedule(schedule) };
}

/** Instances and dependences at the fixed sizes, as text keys. */
function enumerate(ctx: isl.Context, domain: isl.UnionSet, validity: isl.UnionMap) {
  const params = isl.Set.readFromStr(
    ctx,
    `[T, NX, NY] -> { : T = ${SIZES.T} and NX = ${SIZES.NX} and NY = ${SIZES.NY} }`,
  );
  const instances: string[] = [];
  domain.intersectParams(params).foreachPoint((point) => instances.push(keyOf(point.toSet())));
  const pairs: [string, string][] = [];
  validity
    .intersectParams(params)
    .wrap()
    .foreachPoint((point) => {
      const pair = point.toSet().unwrap();
      pairs.push([keyOf(pair.domain()), keyOf(pair.range())]);
    });
  return { instances, pairs };
}

function keyOf(set: isl.Set): string {
  const point = set.samplePoint();
  const values = Array.from({ length: set.dim(isl.DimType.Set) }, (_, at) =>
    point.getCoordinateVal(isl.DimType.Set, at).toBigInt(),
  );
  return `${set.getTupleName()}(${values.join()})`;
}

const textOf = ({ statement, indices }: Instance) => `${statement}(${indices.join()})`;

test('dependences, schedule and AST of fdtd-2d: the generated code runs every instance once, in a legal order', async () => {
  const ctx = await isl.Context.create();
  ctx.scope(() => {
    const { domain, validity, schedule, ast } = compile(ctx);
    expect(schedule.getDomain().isEqual(domain)).toBe(true);
    const { instances, pairs } = enumerate(ctx, domain, validity);
    const executed = runAst(ast, SIZES).map(textOf);
    expect(executed.slice().sort()).toEqual(instances.sort());
    const position = new Map(executed.map((key, at) => [key, at]));
    expect(pairs.length).toBeGreaterThan(300);
    expect(pairs.filter(([from, to]) => position.get(from)! >= position.get(to)!)).toEqual([]);
  });
});

test('the outer band of the schedule of fdtd-2d is permutable, so it can be tiled in time', async () => {
  const ctx = await isl.Context.create();
  const { schedule, validity } = compile(ctx);
  const outer = schedule.getRoot().child(0);
  expect(outer.getType()).toBe(isl.ScheduleNodeType.Band);
  expect([outer.bandGetPermutable(), outer.bandNMember()]).toEqual([true, 3]);
  expect(validity.isEmpty()).toBe(false);
  expect(isl.Schedule.readFromStr(ctx, schedule.toString()).plainIsEqual(schedule)).toBe(true);
});
