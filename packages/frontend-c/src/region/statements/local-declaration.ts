import { unsupportedStatement } from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { children, descendants, type Node } from '../../syntax/node.js';
import type { DeclaredName } from '../../types/declarator.js';
import { declare } from '../../types/declare.js';
import { Scope, type Variable } from '../../types/scope.js';
import { knownValueOf, passed } from '../state/assigned-values.js';
import type { Context } from '../state/context.js';

/** A variable with an initialiser. */
export interface InitialisedLocal {
  readonly variable: Variable;
  readonly declared: DeclaredName;
  readonly value: Node;
}

/**
 * Enters what a declaration in the region declares. Returns the variables that take a statement to be set: neither those
 * without a value, nor constants, nor other names of affine values. @throws Refused
 */
export function initialisedLocals(node: Node, context: Context): InitialisedLocal[] {
  const { region } = context;
  if ([...descendants(node)].some(({ type, text }) => type === 'attribute_specifier' && /cleanup/.test(text)))
    throw new Refused(unsupportedStatement(region.locate(node), 'a variable with the attribute cleanup'));
  return declaredIn(node, context).flatMap(({ variable, declared }) => {
    if (variable.storage !== 'local' && variable.storage !== 'register' && !isConstant(variable, node)) {
      throw new Refused(
        unsupportedStatement(region.locate(node), `the ${variable.storage} variable '${variable.name}'`),
      );
    }
    region.loopsAround.set(variable, context.loops.length);
    const value = declared.initialiser;
    if (!value || variable.constant !== undefined) return [];
    const isOnlyName = remember(variable, value, context);
    passed(value, context);
    return isOnlyName ? [] : [{ variable, declared, value }];
  });
}

/** Enters the variables of a declaration. Those of one that is moved before the region are in scope there. */
function declaredIn(node: Node, { region, scope }: Context): ReturnType<typeof declare> {
  if (!region.source.hoisted.some(({ id }) => id === node.id)) return declare(node, scope, 'local');
  return declare(node, new Scope(scope), 'local').map(({ variable, declared }) => {
    const known = scope.lookup(variable.name);
    return { declared, variable: known?.kind === 'variable' ? known : variable };
  });
}

/** Returns whether the variable is `static const`, so that setting it each time makes no difference. */
function isConstant({ storage }: Variable, declaration: Node): boolean {
  return (
    storage === 'static' &&
    children(declaration).some((child) => child.type === 'type_qualifier' && child.text === 'const')
  );
}

/** Remembers the value of an integer; returns whether it is only another name for it. */
function remember(variable: Variable, value: Node, context: Context): boolean {
  const { region } = context;
  const { type } = variable;
  if (type.kind !== 'scalar' || !/(32|64)$/.test(type.scalar)) return false;
  const known = region.isTracked(variable) ? knownValueOf(value, type.scalar, context) : undefined;
  if (known) region.values.set(variable, known);
  return known?.affine !== undefined && !region.isChanged(variable);
}
