import type { BodyStatement, LoopNode } from '@boxflow/ir';
import { unsupportedStatement } from '../diagnostics/refusals.js';
import { Refused } from '../diagnostics/refused.js';
import { affine, converted } from '../integers/affine.js';
import { affineCondition, negated } from '../integers/condition.js';
import { children, field, type Node, oneLine } from '../syntax/node.js';
import type { DeclaredName } from '../types/declarator.js';
import { declare } from '../types/declare.js';
import type { Variable } from '../types/scope.js';
import { bodyAssignments, bodyIf, initialisation } from './body.js';
import { type Context, inBlock, under } from './context.js';
import { enterLoop } from './loop-header.js';
import { namesAt } from './names.js';
import { ifAffine } from './reason.js';
import { refuseStatement } from './refuse-statement.js';
import { StatementBuilder } from './statement-builder.js';

/** Statements in their order, as nodes of the loop tree; their drafts are added to the region. @throws Refused */
export function walkAll(nodes: readonly Node[], context: Context): LoopNode[] {
  return nodes.flatMap((node) => walk(node, context));
}

function walk(node: Node, context: Context): LoopNode[] {
  switch (node.type) {
    case 'compound_statement':
      return walkAll(children(node), inBlock(context));
    case 'for_statement':
      return walkLoop(node, context);
    case 'if_statement':
      return walkIf(node, context);
    case 'declaration':
      return walkDeclaration(node, context);
    case 'expression_statement': {
      const [expression] = children(node);
      return expression ? [statement(node, context, (builder) => bodyAssignments(expression, builder))] : [];
    }
    default:
      return refuseStatement(node, context.region);
  }
}

function walkLoop(node: Node, context: Context): LoopNode[] {
  const inner = enterLoop(node, context);
  const loop = inner.loops.at(-1)!;
  const body = walk(field(node, 'body'), inner);
  context.region.ranges.delete(loop.name);
  if (body.length === 0) return [];
  return [
    {
      kind: 'loop',
      iterator: loop.sourceName,
      type: loop.type,
      direction: loop.step > 0 ? 1 : -1,
      location: loop.location,
      body: sequence(body),
    },
  ];
}

/** One node for several. */
export function sequence(nodes: readonly LoopNode[]): LoopNode {
  return nodes.length === 1 ? nodes[0]! : { kind: 'sequence', children: nodes };
}

/** An affine condition restricts domains; any other stays in the body of one statement. */
function walkIf(node: Node, context: Context): LoopNode[] {
  const condition = ifAffine(() => affineCondition(field(node, 'condition'), namesAt(context)));
  if (!condition) return [statement(node, context, (builder) => [bodyIf(node, builder)])];
  const then = walk(field(node, 'consequence'), inBlock(under(context, condition)));
  const alternative = node.childForFieldName('alternative');
  const elseBody = alternative && children(alternative)[0];
  return elseBody ? [...then, ...walk(elseBody, inBlock(under(context, negated(condition))))] : then;
}

function walkDeclaration(node: Node, context: Context): LoopNode[] {
  const { region, scope } = context;
  return declare(node, scope, 'local').flatMap(({ variable, declared }) => {
    if (variable.storage !== 'local' && variable.storage !== 'register') {
      throw new Refused(
        unsupportedStatement(region.locate(node), `the ${variable.storage} variable '${variable.name}'`),
      );
    }
    if (variable.constant !== undefined || remember(variable, declared, context)) return [];
    if (!declared.initialiser) return [];
    const value = declared.initialiser;
    return [
      statement(
        node,
        context,
        (builder) => initialisation(variable, declared.node, value, builder),
        declared,
      ),
    ];
  });
}

/** An integer that is set where it is declared and never again is only another name for its value. */
function remember(variable: Variable, { initialiser }: DeclaredName, context: Context): boolean {
  const { region } = context;
  const { type } = variable;
  if (
    !initialiser ||
    type.kind !== 'scalar' ||
    !/(32|64)$/.test(type.scalar) ||
    region.changes.has(variable.name)
  )
    return false;
  const names = namesAt(context);
  const value = ifAffine(() => converted(affine(initialiser, names), type.scalar, initialiser, names));
  if (value) region.aliases.set(variable, { expr: value.expr, type: type.scalar });
  return value !== undefined;
}

/** One statement of the region. */
function statement(
  node: Node,
  context: Context,
  build: (builder: StatementBuilder) => BodyStatement[],
  declared?: DeclaredName,
): LoopNode {
  const { region } = context;
  const builder = new StatementBuilder(context);
  const body = build(builder);
  const name = `S${region.drafts.length}`;
  region.drafts.push({
    name,
    location: region.locate(declared?.node ?? node),
    text: oneLine(node),
    loops: context.loops,
    constraints: context.constraints,
    accesses: builder.accesses,
    body,
  });
  return { kind: 'statement', statement: name };
}
