import { children, descendants, type Node } from '../syntax/node.js';
import { other, scalar } from './c-type.js';
import { type DeclaredName, declaredName } from './declarator.js';
import { type CType, Scope, type Variable } from './scope.js';
import { declaredBase, specifiedType } from './specifiers.js';

/** Enters what a declaration, type definition or function definition declares; returns the variables. */
export function declare(
  node: Node,
  scope: Scope,
  level: 'global' | 'local',
): { variable: Variable; declared: DeclaredName }[] {
  const specifier = node.type === 'enum_specifier' ? node : node.childForFieldName('type');
  if (specifier?.type === 'enum_specifier') specifiedType(specifier, scope);
  switch (node.type) {
    case 'declaration':
      return declareVariables(node, scope, level);
    case 'type_definition':
      declareTypes(node, scope);
      return [];
    case 'struct_specifier':
      specifiedType(node, scope);
      return [];
    case 'function_definition': {
      const name = functionName(node);
      if (name !== undefined) scope.declare({ kind: 'function', name });
      return [];
    }
    default:
      return [];
  }
}

/** Returns the name of a function definition. */
export function functionName(definition: Node): string | undefined {
  const declarator = functionDeclarator(definition);
  const name = declarator?.childForFieldName('declarator');
  return name ? [...descendants(name)].find((node) => node.type === 'identifier')?.text : undefined;
}

/** Returns a scope with the parameters of a function. */
export function parameterScope(definition: Node, globals: Scope): Scope {
  const scope = new Scope(globals);
  const parameters = functionDeclarator(definition)?.childForFieldName('parameters');
  for (const parameter of parameters ? children(parameters) : []) {
    if (parameter.type === 'parameter_declaration') declareParameter(parameter, scope);
    // int f(n) { … }, unless a declaration follows.
    if (parameter.type === 'identifier') scope.declare(plainInt(parameter));
  }
  // int f(a) double *a; { … }
  for (const child of children(definition))
    if (child.type === 'declaration') declareVariables(child, scope, 'parameter');
  return scope;
}

/** Returns a parameter of which only the name is known: it is an `int`. */
function plainInt(name: Node): Variable {
  return {
    kind: 'variable',
    name: name.text,
    type: scalar('int32'),
    storage: 'parameter',
    volatile: false,
    isConst: false,
    constant: undefined,
    position: name.startIndex,
  };
}

/**
 * Returns the names of a function's parameters; `undefined` if one has none, or there is `...` or none is declared in
 * place.
 */
export function parameterNames(definition: Node): string[] | undefined {
  const list = functionDeclarator(definition)?.childForFieldName('parameters');
  const parameters = list ? children(list) : [];
  const [only] = parameters;
  if (parameters.length === 1 && only?.text === 'void') return [];
  const names = parameters.map((parameter) => {
    const declarator =
      parameter.type === 'parameter_declaration' && parameter.childForFieldName('declarator');
    const declared = declarator ? declaredName(declarator, scalar('int32'), new Scope(undefined)) : undefined;
    return declared?.name;
  });
  return names.includes(undefined) ? undefined : (names as string[]);
}

/** Returns the type that a function returns. */
export function returnType(definition: Node, scope: Scope): CType | 'void' {
  const type = definition.childForFieldName('type');
  const declarator = definition.childForFieldName('declarator');
  // `double *f(…)`
  if (declarator?.type === 'pointer_declarator' && type?.text !== 'void') {
    const inner = declarator.childForFieldName('declarator');
    if (inner?.type === 'function_declarator') return { kind: 'pointer', target: specifiedType(type, scope) };
  }
  if (declarator && declarator.type !== 'function_declarator') return other('a pointer');
  return type?.text === 'void' ? 'void' : specifiedType(type, scope);
}

function functionDeclarator(definition: Node): Node | undefined {
  const declarator = definition.childForFieldName('declarator');
  if (!declarator) return undefined;
  for (const node of descendants(declarator)) if (node.type === 'function_declarator') return node;
  return undefined;
}

function declareParameter(parameter: Node, scope: Scope): void {
  const declarator = parameter.childForFieldName('declarator');
  if (!declarator) return;
  const declared = declaredName(declarator, declaredBase(parameter, scope), scope);
  if (declared) scope.declare(toVariable(parameter, declared, 'parameter', scope));
}

function declareVariables(node: Node, scope: Scope, level: 'global' | 'local' | 'parameter') {
  const base = declaredBase(node, scope);
  const variables: { variable: Variable; declared: DeclaredName }[] = [];
  for (const declarator of node.childrenForFieldName('declarator')) {
    const declared = declarator && declaredName(declarator, base, scope);
    if (!declared) continue;
    if (declared.type.kind === 'other' && declared.type.what === 'function') {
      if (level === 'local') scope.declare({ kind: 'function', name: declared.name });
      continue;
    }
    const variable = toVariable(node, declared, storageOf(node, level), scope);
    scope.declare(variable);
    variables.push({ variable, declared });
  }
  return variables;
}

function toVariable(
  node: Node,
  declared: DeclaredName,
  storage: Variable['storage'],
  scope: Scope,
): Variable {
  const qualifiers = children(node).flatMap((child) => (child.type === 'type_qualifier' ? [child.text] : []));
  const isConst = qualifiers.includes('const') && declared.type.kind === 'scalar';
  const isInteger = declared.type.kind === 'scalar' && /int/.test(declared.type.scalar);
  const mayBeKnown = isInteger && (isConst || storage === 'local');
  const initial = mayBeKnown && declared.initialiser ? scope.constantValue(declared.initialiser) : undefined;
  return {
    kind: 'variable',
    name: declared.name,
    type: countedType(declared),
    storage,
    volatile: declared.volatile || qualifiers.some((text) => /volatile|_Atomic/.test(text)),
    isConst,
    constant: isConst ? initial : undefined,
    initial,
    position: declared.node.startIndex,
  };
}

/** Returns the type of a variable, with the number of elements of `a[] = { … }`. */
function countedType({ type, initialiser }: DeclaredName): CType {
  if (type.kind !== 'array' || type.extent || initialiser?.type !== 'initializer_list') return type;
  const items = children(initialiser);
  // Designators choose elements, a text is all of them, and braces may be left out around structs and rows.
  const isCounted =
    type.element.kind === 'scalar'
      ? items.every((item) => item.type !== 'initializer_pair' && !/string/.test(item.type))
      : items.every((item) => item.type === 'initializer_list');
  return isCounted ? { ...type, count: items.length } : type;
}

function storageOf(node: Node, level: 'global' | 'local' | 'parameter'): Variable['storage'] {
  if (level === 'parameter') return level;
  const classes = children(node).flatMap((child) =>
    child.type === 'storage_class_specifier' ? [child.text] : [],
  );
  if (level === 'global' || classes.includes('extern')) return 'global';
  if (classes.some((text) => /static|thread/i.test(text))) return 'static';
  return classes.includes('register') ? 'register' : 'local';
}

function declareTypes(node: Node, scope: Scope): void {
  const base = declaredBase(node, scope);
  for (const declarator of node.childrenForFieldName('declarator')) {
    const declared = declarator && declaredName(declarator, base, scope);
    if (declared) scope.declare({ kind: 'typedef', name: declared.name, type: declared.type });
  }
}
