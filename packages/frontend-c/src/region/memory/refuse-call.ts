import {
  callThroughPointer,
  definitionUnknown,
  notInlined,
  unknownCall,
} from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import { field, type Node, oneLine, unparenthesised } from '../../syntax/node.js';
import { describeType } from '../../types/c-type.js';
import { returnType } from '../../types/declare.js';
import type { StatementBuilder } from '../state/statement-builder.js';

/** Refuses the region for a call whose value is not known. @throws Refused always */
export function refuseCall(call: Node, { region, scope }: StatementBuilder): never {
  const at = region.locate(call);
  const callee = unparenthesised(field(call, 'function'));
  const name = oneLine(callee, 40);
  const symbol = callee.type === 'identifier' ? scope.lookup(callee.text) : undefined;
  if (callee.type !== 'identifier' || symbol?.kind === 'variable')
    throw new Refused(callThroughPointer(at, name));
  if (symbol?.kind !== 'function') throw new Refused(unknownCall(at, name));
  const own = region.source.functions.get(name);
  if (!own) throw new Refused(definitionUnknown(at, name));
  const type = returnType(own.definition, own.scope);
  if (type !== 'void' && type.kind === 'pointer') {
    const why = "its result is a pointer, and its body is not a single 'return'";
    throw new Refused(notInlined(at, name, why));
  }
  const result = type === 'void' ? 'nothing' : describeType(type);
  throw new Refused(notInlined(at, name, `its result is ${result}, which is used as a place in memory here`));
}
