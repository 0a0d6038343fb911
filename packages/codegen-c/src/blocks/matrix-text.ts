import type { IntExpr } from '@boxflow/ir';
import { beforeConversion } from '../expressions/body-text.js';
import { intText } from '../expressions/int-text.js';
import { statementComment } from '../kernel/comments.js';
import { type BlockMapping, indexType } from '../language/dialect.js';
import type { Writer } from '../layout/writer.js';
import { instanceScope } from '../names/instance-scope.js';
import { type KernelScope, TERM } from '../names/kernel-scope.js';
import type { MatrixProduct, Operand } from './matrix-product.js';

/**
 * Prints the terms of both factors that the thread gives, and the instructions of its warp:
 *
 *   double rows[4][2], columns[4][2];
 *   for (p …) for (t …) rows[p][t] = alpha * A_box[…][…];
 *   for (p …) for (q …) multiply_add_f64(C_own[2 * p] + 2 * q, C_own[2 * p + 1] + 2 * q, rows[2 * p], rows[2 * p + 1], columns[q]);
 */
export function printMatrix(
  product: MatrixProduct,
  { matrix }: BlockMapping,
  scope: KernelScope,
  writer: Writer,
): void {
  if (!matrix) throw new Error(`${scope.dialect.language} has no matrix instructions`);
  scope.helpers.add('multiply_add_f64');
  const { rows, columns } = product;
  const statement = scope.kernel.statements[rows.instance.statement]!;
  const [a, b] = [scope.operands.rows, scope.operands.columns];
  writer.line(statementComment(statement));
  writer.line(`${scope.dialect.types.double} ${a}[${rows.count}][2], ${b}[${columns.count}][2];`);
  for (const operand of [rows, columns]) printOperand(operand, product.exists, scope, writer);
  const [p, q] = [rows, columns].map(({ line }) => scope.variable(line)) as [string, string];
  const c = scope.buffers[product.buffer]!;
  printLoop(rows.line, rows.count / 2, scope, writer, () =>
    printLoop(columns.line, columns.count, scope, writer, () => {
      const sums = [`2 * ${p}`, `2 * ${p} + 1`].map((row) => `&${c}[${row}][2 * ${q}]`);
      writer.code(`multiply_add_f64(${sums.join(', ')}, ${a}[2 * ${p}], ${a}[2 * ${p} + 1], ${b}[${q}]);`);
    }),
  );
}

/**
 * Terms that do not exist are -0 in rows and 0 in columns: their product is -0, and a sum to which -0 is
 * added stays as it is.
 */
function printOperand(
  { side, count, instance, value, line }: Operand,
  exists: IntExpr | undefined,
  scope: KernelScope,
  writer: Writer,
): void {
  printLoop(line, count, scope, writer, () =>
    printLoop(TERM, 2, scope, writer, () => {
      const { text } = beforeConversion(value, 'double', instanceScope(instance, scope));
      const outside = side === 'rows' ? '-0.0' : '0.0';
      const term = exists ? `${intText(exists, scope)} ? ${text} : ${outside}` : text;
      const place = `${scope.operands[side]}[${scope.variable(line)}][${scope.variable(TERM)}]`;
      writer.code(`${place} = ${term};`);
    }),
  );
}

function printLoop(
  iterator: string,
  count: number,
  scope: KernelScope,
  writer: Writer,
  body: () => void,
): void {
  const name = scope.variable(iterator);
  writer.line('#pragma unroll');
  writer.block(`for (${indexType(scope.dialect)} ${name} = 0; ${name} < ${count}; ++${name})`, body);
}
