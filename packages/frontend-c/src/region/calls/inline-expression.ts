import { apply, type BodyExpr, type IntExpr, int, operandsOf } from '@boxflow/ir';
import { notInlined } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import type { FunctionText } from '../../functions.js';
import { affine } from '../../integers/affine.js';
import { joined } from '../../integers/cases.js';
import { affineCondition } from '../../integers/condition.js';
import { negated } from '../../integers/negated.js';
import { isLoopStatement } from '../../syntax/loop-statement.js';
import { children, descendants, field, type Node, unparenthesised } from '../../syntax/node.js';
import { declare } from '../../types/declare.js';
import { resultType } from '../../types/operators.js';
import type { CType, Variable } from '../../types/scope.js';
import { specifiedType } from '../../types/specifiers.js';
import { type Context, inBlock } from '../state/context.js';
import { ifAffine } from '../state/if-affine.js';
import type { StatementBuilder } from '../state/statement-builder.js';
import { constantsOf, isOneOf, type SwitchGroup, switchGroups } from '../state/switch-groups.js';
import { truth } from '../state/truth.js';
import { plainOperator } from '../uses/writes.js';
import {
  alwaysReturns,
  argumentPlace,
  changesParameter,
  type InlinedCall,
  insideCall,
  mayReturn,
  openCall,
  rememberArgument,
  returnsStruct,
  structArgument,
} from './inlining.js';

/** Values of the callee's own variables. */
type Values = ReadonlyMap<Variable, BodyExpr>;

/** The outcome of a path through the callee: a result, or values to continue with. */
type Outcome = { readonly result: BodyExpr } | { readonly values: Values };

/** The largest value: one that is used twice is computed twice, which the C compiler only undoes in short text. */
const MOST_NODES = 2000;

/**
 * Returns whether a function changes nothing but its own scalars and has no loop, so that a call of it is an
 * expression.
 */
export function isExpression(callee: FunctionText): boolean {
  const { definition, body, scope } = callee;
  if (returnsStruct(callee)) return false;
  const own = new Set<string>();
  for (const node of descendants(definition)) {
    if (node.type === 'parameter_declaration' || node.type === 'declaration') {
      for (const declarator of node.childrenForFieldName('declarator')) {
        const inner = declarator?.type === 'init_declarator' ? field(declarator, 'declarator') : declarator;
        if (inner?.type === 'identifier') own.add(inner.text);
        else if (node.type === 'declaration') return false;
      }
      if (
        node.type === 'declaration' &&
        specifiedType(node.childForFieldName('type'), scope).kind === 'struct'
      )
        return false;
    }
  }
  for (const node of descendants(body)) {
    if (isLoopStatement(node)) return false;
    if (node.type === 'assignment_expression' || node.type === 'update_expression') {
      const target = unparenthesised(node.childForFieldName('left') ?? field(node, 'argument'));
      if (target.type !== 'identifier' || !own.has(target.text)) return false;
      if (node.parent?.type !== 'expression_statement') return false;
    } else if (node.type === 'call_expression' && node.parent?.type === 'expression_statement') return false;
  }
  return true;
}

/** Returns a call as the value of its function's body. @throws Refused */
export function inlinedExpression(callee: FunctionText, node: Node, builder: StatementBuilder): BodyExpr {
  const call = openCall(callee, node, builder.context);
  const type = call.result;
  const refuse = (why: string): never => {
    throw new Refused(notInlined(builder.region.locate(node), callee.name, why));
  };
  if (type?.kind === 'pointer') return refuse('its result is a pointer');
  if (type?.kind !== 'scalar') return refuse(`it returns ${type ? 'a struct' : 'nothing'}`);
  const values = argumentValues(call, builder);
  const evaluation = new Evaluation(type, builder, refuse);
  const outcome = insideCall(node, { callee, region: builder.region }, () =>
    evaluation.run(children(callee.body), values, call.context),
  );
  return 'result' in outcome ? outcome.result : refuse('it may end without a result');
}

/** Gives the parameters of a call their places, and returns the values of the others. @throws Refused */
export function argumentValues(call: InlinedCall, builder: StatementBuilder): Values {
  const values = new Map<Variable, BodyExpr>();
  const pointers: { variable: Variable; argument: Node }[] = [];
  for (const { variable, argument } of call.parameters) {
    if (variable.type.kind === 'struct') {
      // The function changes no memory, so nothing tells a copy from the struct itself.
      builder.region.structs.set(variable, structArgument(variable, argument, call, builder));
      continue;
    }
    if (variable.type.kind !== 'scalar') {
      pointers.push({ variable, argument });
      continue;
    }
    const unchanged = !changesParameter(call.callee, variable);
    if (unchanged && rememberArgument(variable, argument, builder.context)) continue;
    values.set(variable, converted(builder.expression(argument), variable.type));
  }
  for (const { variable, argument } of pointers)
    builder.region.pointers.set(variable, argumentPlace(variable, argument, call, builder));
  return values;
}

class Evaluation {
  constructor(
    readonly type: CType & { readonly kind: 'scalar' },
    readonly builder: StatementBuilder,
    readonly refuse: (why: string) => never,
  ) {}

  run(nodes: readonly Node[], values: Values, context: Context): Outcome {
    const [node, ...rest] = nodes;
    if (!node) return { values };
    switch (node.type) {
      case 'return_statement': {
        const [value] = children(node);
        if (!value) return this.refuse('it may end without a result');
        return { result: converted(this.#value(value, values, context), this.type) };
      }
      case 'compound_statement': {
        const outcome = this.run(children(node), values, inBlock(context));
        return 'result' in outcome ? outcome : this.run(rest, outcome.values, context);
      }
      case 'declaration':
        return this.run(rest, this.#declared(node, values, context), context);
      case 'expression_statement': {
        const [expression] = children(node);
        const after = expression ? this.#assigned(unparenthesised(expression), values, context) : values;
        return this.run(rest, after, context);
      }
      case 'if_statement':
        return this.#choice(node, rest, values, context);
      case 'switch_statement':
        return this.#cases(node, rest, values, context);
      default:
        return this.refuse(`it has a ${node.type.replaceAll('_', ' ')}`);
    }
  }

  #declared(node: Node, values: Values, context: Context): Values {
    const known = new Map(values);
    for (const { variable, declared } of declare(node, context.scope, 'local')) {
      if (variable.storage === 'static' && variable.constant === undefined)
        this.refuse(`its variable '${variable.name}' is static`);
      if (variable.type.kind !== 'scalar')
        return this.refuse(`its variable '${variable.name}' is not a number`);
      const { initialiser } = declared;
      if (!initialiser || variable.constant !== undefined) continue;
      if (!this.builder.region.isChanged(variable) && rememberArgument(variable, initialiser, context))
        continue;
      known.set(variable, converted(this.#value(initialiser, known, context), variable.type));
    }
    return known;
  }

  #assigned(node: Node, values: Values, context: Context): Values {
    const target = unparenthesised(
      node.childForFieldName('left') ?? node.childForFieldName('argument') ?? node,
    );
    const symbol = target.type === 'identifier' ? context.scope.lookup(target.text) : undefined;
    if (symbol?.kind !== 'variable' || symbol.type.kind !== 'scalar' || !this.builder.region.isLocal(symbol))
      return this.refuse(`it has '${node.text}'`);
    const op = plainOperator(node);
    const given = node.childForFieldName('right');
    const right: BodyExpr = given
      ? this.#value(given, values, context)
      : { kind: 'literal', text: '1', type: 'int32' };
    const left = op && this.#value(target, values, context);
    const value = left
      ? ({ kind: 'binary', op, left, right, type: resultType(op, left.type, right.type) } as const)
      : right;
    return new Map([...values, [symbol, converted(value, symbol.type)]]);
  }

  #choice(node: Node, rest: readonly Node[], values: Values, context: Context): Outcome {
    const { builder } = this;
    const when = field(node, 'condition');
    const affinely = ifAffine(() => affineCondition(when, builder.environmentIn(context)));
    const condition = this.#value(when, values, context);
    const alternative = node.childForFieldName('alternative');
    const branches = [[field(node, 'consequence')], alternative ? children(alternative) : []] as const;
    const returns = branches.some((nodes) => nodes.some(mayReturn));
    const [yes, no] = branches.map((nodes) => () => {
      const followed = returns && !nodes.some(alwaysReturns) ? [...nodes, ...rest] : nodes;
      return this.run(followed, values, inBlock(context));
    }) as [() => Outcome, () => Outcome];
    const outcome = this.#decided({ condition, affinely }, yes, no, values);
    return 'values' in outcome && !returns ? this.run(rest, outcome.values, context) : outcome;
  }

  /** Returns the outcome of a `switch`: that of the first group with the value. */
  #cases(node: Node, rest: readonly Node[], values: Values, context: Context): Outcome {
    const { builder } = this;
    const when = field(node, 'condition');
    const known = ifAffine(() => affine(when, builder.environmentIn(context)).expr);
    const returns = mayReturn(node);
    const taken = (nodes: readonly Node[]) => {
      const followed = returns && !nodes.some(alwaysReturns) ? [...nodes, ...rest] : nodes;
      return this.run(followed, values, inBlock(context));
    };
    const from = ([group, ...others]: readonly SwitchGroup[]): Outcome => {
      if (!group?.values) return taken(group?.statements ?? []);
      const constants = constantsOf(group, context);
      const condition = isOneOf(() => this.#value(when, values, context), constants);
      const affinely =
        known &&
        joined(
          'or',
          constants.map((constant) => apply('eq', known, int(constant))),
        );
      return this.#decided(
        { condition, affinely },
        () => taken(group.statements),
        () => from(others),
        values,
      );
    };
    const outcome = from(switchGroups(node, builder.region));
    return 'values' in outcome && !returns ? this.run(rest, outcome.values, context) : outcome;
  }

  /** Returns the outcome of one of two ways by a condition. */
  #decided(
    { condition, affinely }: { condition: BodyExpr; affinely: IntExpr | undefined },
    yes: () => Outcome,
    no: () => Outcome,
    before: Values,
  ): Outcome {
    const { builder } = this;
    const first = builder.under(affinely, yes);
    const second = builder.under(affinely && negated(affinely), no);
    if ('values' in first && 'values' in second)
      return { values: merged(condition, first.values, second.values, before) };
    if (!('result' in first) || !('result' in second)) return this.refuse('it may end without a result');
    const [then, otherwise] = [first.result, second.result];
    const { scalar: type } = this.type;
    return { result: limited({ kind: 'conditional', condition, then, otherwise, type }, this.refuse) };
  }

  #value(node: Node, values: Values, context: Context): BodyExpr {
    const value = this.builder.inside(context, values).expression(node);
    return limited(value, this.refuse);
  }
}

/** Returns the values after an `if` without `return`: those that a branch changed depend on the condition. */
function merged(condition: BodyExpr, yes: Values, no: Values, before: Values): Values {
  const after = new Map(before);
  for (const variable of new Set([...yes.keys(), ...no.keys()])) {
    const [then, otherwise] = [yes.get(variable), no.get(variable)];
    if (then === otherwise && then) after.set(variable, then);
    else if (then && otherwise)
      after.set(variable, { kind: 'conditional', condition, then, otherwise, type: then.type });
    // A variable without a value before that one branch sets is never read after the other branch.
    else if (before.has(variable) || then || otherwise) after.set(variable, (then ?? otherwise)!);
  }
  return after;
}

function converted(value: BodyExpr, { scalar, isBool }: CType & { readonly kind: 'scalar' }): BodyExpr {
  const operand = isBool ? truth(value) : value;
  return operand.type === scalar ? operand : { kind: 'cast', operand, type: scalar };
}

function limited(value: BodyExpr, refuse: (why: string) => never): BodyExpr {
  return countNodes(value, MOST_NODES) > MOST_NODES ? refuse('its value repeats itself too often') : value;
}

function countNodes(expr: BodyExpr, limit: number): number {
  let count = 0;
  const stack = [expr];
  for (let node = stack.pop(); node && count <= limit; node = stack.pop()) {
    count++;
    stack.push(...operandsOf(node));
  }
  return count;
}
