import {
  callThroughPointer,
  definitionUnknown,
  notInlined,
  unknownCall,
} from '../../diagnostics/refusals.js';
import { Refused } from '../../diagnostics/refused.js';
import type { FunctionText } from '../../functions.js';
import { isLoopStatement, loopKeyword } from '../../syntax/loop-statement.js';
import { descendants, field, type Node, oneLine, unparenthesised } from '../../syntax/node.js';
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

/** Refuses the region for a call of a function that has statements, in a place where none can stand. @throws Refused always */
export function refuseInlining(
  call: Node,
  { name, body }: FunctionText,
  { region, context }: StatementBuilder,
): never {
  const when = context.isDataLoop
    ? 'the loop around it runs as often as data says'
    : 'whether or when it is called here is open';
  const loop = [...descendants(body)].find(isLoopStatement);
  const what = loop
    ? `it has a '${loopKeyword(loop)}' loop in line ${region.locate(loop).line}`
    : 'it changes memory, or has an assignment inside an expression';
  const before = context.isDataLoop ? 'before the loop' : 'in a statement of its own before this one';
  const hint = `call '${name}' ${before}, and use a variable with its value: T value = ${oneLine(call, 40)};`;
  throw new Refused(notInlined(region.locate(call), name, `${what}, and ${when}`, hint));
}
