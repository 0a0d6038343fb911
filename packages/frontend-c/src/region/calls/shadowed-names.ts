import { descendants, type Node } from '../../syntax/node.js';
import { declare } from '../../types/declare.js';
import { Scope } from '../../types/scope.js';

/**
 * Returns whether declarations among the statements of a block change the meaning of a name that is used elsewhere.
 */
export function shadowUsedNames(block: readonly Node[], used: readonly Node[], scope: Scope): boolean {
  const inner = new Scope(scope);
  for (const node of block) declare(node, inner, 'local');
  return used.some((root) =>
    [...descendants(root)].some(
      ({ type, text }) => /^(?:type_)?identifier$/.test(type) && inner.lookup(text) !== scope.lookup(text),
    ),
  );
}
