export { spaceOf } from './facts/memory-order.js';
export { type SpinLoop, spinLoops } from './facts/spin-loops.js';
export { type VariableUse, variableUses } from './facts/variable-uses.js';
export { type Dominators, dominatorsOf, reversePostorder } from './flow/dominators.js';
export { hasResult, namesIn, readNames, writtenNames } from './flow/effects.js';
export { flattenScopes } from './flow/flatten-scopes.js';
export { type BasicBlock, type BlockStatement, type FlowGraph, flowGraph } from './flow/flow-graph.js';
export { type Loop, loopsOf } from './flow/loops.js';
export { inlineFunctions } from './inline/inline-functions.js';
export * from './module/module.js';
export * from './module/operand.js';
export * from './module/scalar-type.js';
export * from './module/statement.js';
export * from './module/variable.js';
export { type Renaming, renameOperand, renameStatement } from './names/map-names.js';
export { RegisterTypes } from './names/register-types.js';
export { parsePtx } from './parse/parse-module.js';
export { printPtx } from './print/print-module.js';
export { printOperand } from './print/print-operand.js';
export { printInstruction, printStatement } from './print/print-statement.js';
export { type Definition, definitionsOf } from './ssa/definitions.js';
export {
  type Phi,
  type SsaBlock,
  type SsaFunction,
  type SsaStatement,
  toSsa,
  versionOf,
} from './ssa/to-ssa.js';
export { PtxError } from './text/ptx-error.js';
export { type Token, tokenize } from './text/tokenize.js';
