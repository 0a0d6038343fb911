import { join } from 'node:path';
import { createGenerator } from 'ts-json-schema-generator';

/** One JSON schema for each type that is written to files. */
export const SCHEMAS = [
  { type: 'Plan', file: 'plan.schema.json' },
  { type: 'Bundle', file: 'bundle.schema.json' },
  { type: 'RunStats', file: 'run-stats.schema.json' },
  { type: 'RunTrace', file: 'run-trace.schema.json' },
  { type: 'Explanation', file: 'explanation.schema.json' },
  { type: 'CudaExplanation', file: 'cuda-explanation.schema.json' },
  { type: 'CudaRunStats', file: 'cuda-run-stats.schema.json' },
  { type: 'Prediction', file: 'prediction.schema.json' },
  { type: 'DeviceList', file: 'device-list.schema.json' },
  { type: 'MachineModel', file: 'machine-model.schema.json' },
] as const;

/** The schema of a type, as it must stand in `schema/`. Made from the TypeScript declarations. */
export function makeSchema(type: string): string {
  const root = join(import.meta.dirname, '..');
  const generator = createGenerator({
    path: join(root, 'src', 'index.ts'),
    tsconfig: join(root, 'tsconfig.json'),
    type,
    skipTypeCheck: true,
    topRef: true,
  });
  return `${JSON.stringify(generator.createSchema(type), null, 2)}\n`;
}
