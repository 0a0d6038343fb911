import {
  type BodyExpr,
  type BodyStatement,
  dataSubscripts,
  type LoopNode,
  printIntExpr,
  type Scop,
  type ScopArray,
  type Statement,
} from '@boxflow/ir';

/** Returns a SCoP as short human-readable text. Parameters are listed once and left out of the sets. */
export function printScop(scop: Scop): string {
  const parameters = scop.parameters.map(({ name, type }) => `${name}: ${type}`).join(', ');
  const arrays = scop.arrays.map((array) => {
    const extents = array.extents.map((extent) => `[${extent ? printIntExpr(extent) : ''}]`).join('');
    const count = array.elementCount ? ` of ${printIntExpr(array.elementCount)} elements` : '';
    return `  ${array.element} ${array.name}${extents}${count} ${placeOf(array)}`;
  });
  return [
    `${scop.name} in ${scop.functionName}(${parameters}) ${scop.context.replace(/^\[.*?\] -> /, '')}`,
    ...arrays,
    ...printTree(scop.tree, 1),
    ...scop.statements.flatMap(printStatement),
  ].join('\n');
}

function placeOf({ storage, address, hostStrides, deadAfter, loopsAround }: ScopArray): string {
  if (storage === 'local') return loopsAround > 0 ? `local, in ${loopsAround} deep` : 'local';
  const strides = hostStrides ? `, ${hostStrides.map(printIntExpr).join(' and ')} elements apart` : '';
  return `at ${address}${strides}${deadAfter ? ', dead afterwards' : ''}`;
}

function printTree(node: LoopNode, depth: number): string[] {
  const indent = '  '.repeat(depth);
  switch (node.kind) {
    case 'statement':
      return [`${indent}${node.statement}`];
    case 'loop':
      return [
        `${indent}${node.direction > 0 ? 'for' : 'for down'} ${node.iterator}`,
        ...printTree(node.body, depth + 1),
      ];
    case 'sequence':
      return node.children.flatMap((child) => printTree(child, depth));
  }
}

function printStatement(statement: Statement): string[] {
  const accesses = statement.accesses.map((access, position) => {
    const range = access.relation.replace(/^.*? -> \{ .*? -> /, '').replace(/ \}$/, '');
    const data = dataSubscripts(access).map((value) => `, at ${printBodyExpr(value)}`);
    return `    ${position}: ${access.may ? 'may ' : ''}${access.kind} ${range}${data.join('')}`;
  });
  return [
    `  ${statement.domain.replace(/^\[.*?\] -> /, '')}`,
    ...accesses,
    ...statement.body.flatMap((body) => printBody(body, 2)),
  ];
}

function printBody(body: BodyStatement, depth: number): string[] {
  const indent = '  '.repeat(depth);
  if (body.kind === 'assign') return [`${indent}#${body.target} = ${printBodyExpr(body.value)}`];
  if (body.kind === 'break') return [`${indent}break`];
  if (body.kind === 'while') {
    const head = body.test === 'before' ? 'while' : 'do while';
    const inside = body.body.flatMap((inner) => printBody(inner, depth + 1));
    return [`${indent}${head} ${printBodyExpr(body.condition)}`, ...inside];
  }
  const otherwise =
    body.otherwise.length > 0
      ? [`${indent}else`, ...body.otherwise.flatMap((inner) => printBody(inner, depth + 1))]
      : [];
  return [
    `${indent}if ${printBodyExpr(body.condition)}`,
    ...body.then.flatMap((inner) => printBody(inner, depth + 1)),
    ...otherwise,
  ];
}

/** Prints every operator in parentheses with its type, and memory as `#position`. */
function printBodyExpr(expr: BodyExpr): string {
  switch (expr.kind) {
    case 'literal':
      return expr.text;
    case 'int':
      return `${expr.type}{${printIntExpr(expr.value)}}`;
    case 'read':
      return `#${expr.access}`;
    case 'unary':
      return `${expr.op}${printBodyExpr(expr.operand)}`;
    case 'binary':
      return `(${printBodyExpr(expr.left)} ${expr.op} ${printBodyExpr(expr.right)}):${expr.type}`;
    case 'conditional':
      return `(${printBodyExpr(expr.condition)} ? ${printBodyExpr(expr.then)} : ${printBodyExpr(expr.otherwise)}):${expr.type}`;
    case 'cast':
      return `(${expr.type})${printBodyExpr(expr.operand)}`;
    case 'call':
      return `${expr.name}(${expr.args.map(printBodyExpr).join(', ')})`;
  }
}
