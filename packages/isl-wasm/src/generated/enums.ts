// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
/** C: `enum isl_dim_type`. */
export const DimType = {
  Cst: 0,
  Param: 1,
  In: 2,
  Out: 3,
  Set: 3,
  Div: 4,
  All: 5,
} as const;
export type DimType = (typeof DimType)[keyof typeof DimType];

/** C: `enum isl_fold`. */
export const Fold = {
  Min: 0,
  Max: 1,
  List: 2,
} as const;
export type Fold = (typeof Fold)[keyof typeof Fold];

/** C: `enum isl_schedule_node_type`. */
export const ScheduleNodeType = {
  Band: 0,
  Context: 1,
  Domain: 2,
  Expansion: 3,
  Extension: 4,
  Filter: 5,
  Leaf: 6,
  Guard: 7,
  Mark: 8,
  Sequence: 9,
  Set: 10,
} as const;
export type ScheduleNodeType = (typeof ScheduleNodeType)[keyof typeof ScheduleNodeType];

/** C: `enum isl_ast_expr_op_type`. */
export const AstExprOpType = {
  And: 0,
  AndThen: 1,
  Or: 2,
  OrElse: 3,
  Max: 4,
  Min: 5,
  Minus: 6,
  Add: 7,
  Sub: 8,
  Mul: 9,
  Div: 10,
  FdivQ: 11,
  PdivQ: 12,
  PdivR: 13,
  ZdivR: 14,
  Cond: 15,
  Select: 16,
  Eq: 17,
  Le: 18,
  Lt: 19,
  Ge: 20,
  Gt: 21,
  Call: 22,
  Access: 23,
  Member: 24,
  AddressOf: 25,
} as const;
export type AstExprOpType = (typeof AstExprOpType)[keyof typeof AstExprOpType];

/** C: `enum isl_ast_expr_type`. */
export const AstExprType = {
  Op: 0,
  Id: 1,
  Int: 2,
} as const;
export type AstExprType = (typeof AstExprType)[keyof typeof AstExprType];

/** C: `enum isl_ast_node_type`. */
export const AstNodeType = {
  For: 1,
  If: 2,
  Block: 3,
  Mark: 4,
  User: 5,
} as const;
export type AstNodeType = (typeof AstNodeType)[keyof typeof AstNodeType];

/** C: `enum isl_ast_loop_type`. */
export const AstLoopType = {
  Default: 0,
  Atomic: 1,
  Unroll: 2,
  Separate: 3,
} as const;
export type AstLoopType = (typeof AstLoopType)[keyof typeof AstLoopType];

/** C: `enum isl_lp_result`. */
export const LpResult = {
  Ok: 0,
  Unbounded: 1,
  Empty: 2,
} as const;
export type LpResult = (typeof LpResult)[keyof typeof LpResult];

/** Values of the options that choose between named alternatives. */
export const OptionValue = {
  BoundBernstein: 0,
  BoundRange: 1,
  ScheduleAlgorithmIsl: 0,
  ScheduleAlgorithmFeautrier: 1,
  AstBuildSeparationBoundsExplicit: 0,
  AstBuildSeparationBoundsImplicit: 1,
} as const;
