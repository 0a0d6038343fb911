import type { BodyExpr, BodyStatement } from '@boxflow/ir';
import {
  accessText,
  type BinaryExpr,
  beforeConversion,
  binaryOperands,
  conditionFragment,
} from '../expressions/body-text.js';
import { operatorFamily } from '../language/operator-family.js';
import type { Writer } from '../layout/writer.js';
import {
  accessElement,
  type InstanceNode,
  type InstanceScope,
  instanceScope,
} from '../names/instance-scope.js';
import type { KernelScope } from '../names/kernel-scope.js';
import { statementComment } from './comments.js';
import { printUnlessKept } from './values-first.js';

/** One statement instance: its source text as a comment, unless that is there already, then what it does. */
export function printInstance(
  node: InstanceNode,
  scope: KernelScope,
  writer: Writer,
  isRepeated: boolean,
): void {
  const instance = instanceScope(node, scope);
  if (!isRepeated) writer.line(statementComment(instance.statement));
  printBody(instance.statement.body, instance, writer);
}

function printBody(body: readonly BodyStatement[], instance: InstanceScope, writer: Writer): void {
  for (const statement of body) {
    switch (statement.kind) {
      case 'assign':
        if (!printUnlessKept(statement, instance, writer))
          writer.code(assignment(statement.target, statement.value, instance));
        break;
      case 'if':
        printIf(statement, instance, writer);
        break;
      case 'while':
        printWhile(statement, instance, writer);
        break;
      case 'break':
        writer.line('break;');
    }
  }
}

function printWhile(
  { condition, test, body }: Extract<BodyStatement, { kind: 'while' }>,
  instance: InstanceScope,
  writer: Writer,
): void {
  const { text } = conditionFragment(condition, instance);
  if (test === 'before') {
    writer.block(`while (${text})`, () => printBody(body, instance, writer));
    return;
  }
  writer.line('do {');
  writer.indented(() => printBody(body, instance, writer));
  writer.code(`} while (${text});`);
}

function printIf(
  node: Extract<BodyStatement, { kind: 'if' }>,
  instance: InstanceScope,
  writer: Writer,
): void {
  writer.branch(
    conditionFragment(node.condition, instance).text,
    () => printBody(node.then, instance, writer),
    {
      otherwise: node.otherwise.length > 0 ? () => printBody(node.otherwise, instance, writer) : undefined,
    },
  );
}

function assignment(target: number, value: BodyExpr, instance: InstanceScope): string {
  const place = accessText(target, instance);
  if (value.kind === 'binary' && updates(value, place, instance)) {
    return `${place} ${value.op}= ${binaryOperands(value, instance)[1].text};`;
  }
  return `${place} = ${beforeConversion(value, accessElement(target, instance), instance).text};`;
}

/** `a = a + b` is `a += b`, in every type. */
function updates(value: BinaryExpr, place: string, instance: InstanceScope): boolean {
  if (value.left.kind !== 'read' || operatorFamily(value.op) !== 'arithmetic') return false;
  return accessText(value.left.access, instance) === place;
}
