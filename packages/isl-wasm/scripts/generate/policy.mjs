// The generator's few decisions that the headers do not contain. Everything else follows from isl's annotations.

/** The public headers whose functions are bound. */
export const HEADERS = [
  'ctx',
  'options',
  'id',
  'val',
  'space',
  'local_space',
  'aff',
  'constraint',
  'point',
  'set',
  'map',
  'union_set',
  'union_map',
  'polynomial',
  'flow',
  'schedule',
  'schedule_node',
  'ast',
  'ast_build',
  'fixed_box',
  'stride_info',
  'id_to_ast_expr',
  'id_to_id',
  'id_to_pw_aff',
  'mat',
  'vec',
  'ilp',
  'lp',
];

/** Types that get no class: a printer's work is done by `toString`, the older flow interface by `UnionAccessInfo`. */
export const UNBOUND_TYPES = new Set([
  'isl_printer',
  'isl_ast_print_options',
  'isl_access_info',
  'isl_flow',
  'isl_restriction',
]);

/** Enums that never reach a caller: return values become exceptions, and an error's kind is a word. */
export const UNBOUND_ENUMS = new Set(['isl_stat', 'isl_bool', 'isl_error']);

/** Functions that return NULL, with no error, for "there is none". */
export const NULL_MEANS_NONE = new Set(['isl_ast_node_get_annotation']);

/** Functions JavaScript has no use for: an identifier's user pointer is never set, and flow has classes of its own. */
export const UNBOUND_FUNCTIONS = new Set(['isl_id_set_free_user', 'isl_union_map_compute_flow']);

/** Functions with an untyped `user` pointer that JavaScript never needs: NULL is passed. */
export const USER_POINTER_IS_NULL = new Set(['isl_id_alloc']);

/** Callbacks that isl keeps and calls later, during some other function. */
export function keepsCallback(functionName) {
  return functionName.startsWith('isl_ast_build_set_');
}

/** Object parameters that also take a plain JavaScript value, and the helper that converts it. */
export const CONVENIENCES = {
  isl_val: { type: 'ValLike', convert: 'asVal' },
  isl_id: { type: 'IdLike', convert: 'asId' },
};

/** Functions of C that the runtime calls, besides those the classes use. */
export const RUNTIME_SYMBOLS = [
  'malloc',
  'free',
  'shim_ctx_alloc',
  'shim_live_objects',
  'shim_operations',
  'isl_ctx_free',
  'isl_ctx_last_error',
  'isl_ctx_last_error_msg',
  'isl_ctx_last_error_file',
  'isl_ctx_last_error_line',
  'isl_ctx_reset_error',
  'isl_options_set_on_error',
  'isl_ctx_set_max_operations',
  'isl_ctx_get_max_operations',
  'isl_ctx_reset_operations',
];
