import {
  type Access,
  type CUnit,
  formatDiagnostic,
  formatLocation,
  type LoopNode,
  type Scop,
} from '@boxflow/ir';

/** What the front end found, for people. */
export function printUnit(unit: CUnit): string {
  const parts = [
    ...unit.scops.map(printScop),
    ...unit.refusals.map(({ reason }) => `${formatDiagnostic(reason)}\n`),
  ];
  return parts.length > 0 ? parts.join('\n') : 'no region of affine loops\n';
}

function printScop(scop: Scop): string {
  const lines = [
    `${scop.name}: ${formatLocation(scop.location)} in ${scop.functionName}`,
    `  parameters: ${scop.parameters.map(({ name, type }) => `${type} ${name}`).join(', ') || 'none'}`,
    `  context: ${scop.context}`,
    ...scop.arrays.map(
      ({ name, element, extents, storage }) =>
        `  array ${name}: ${element}, ${extents.length} dimensions${storage === 'local' ? ', local' : ''}`,
    ),
    ...printTree(scop.tree, '  '),
    ...scop.statements.flatMap(({ name, location, text, domain, accesses }) => [
      `  ${name} (line ${location.line}): ${text}`,
      `    domain: ${domain}`,
      ...accesses.map(printAccess),
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function printAccess({ kind, may, relation }: Access): string {
  return `    ${may ? 'may ' : ''}${kind}: ${relation}`;
}

function printTree(node: LoopNode, indent: string): readonly string[] {
  if (node.kind === 'statement') return [`${indent}${node.statement}`];
  if (node.kind === 'sequence') return node.children.flatMap((child) => printTree(child, indent));
  const step = node.direction === 1 ? 'up' : 'down';
  return [
    `${indent}for ${node.iterator} ${step} (line ${node.location.line})`,
    ...printTree(node.body, `${indent}  `),
  ];
}
