// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { Context } from '../context.js';

/** isl's options, as plain data. */
export interface OptionValues {
  bound?: number | boolean;
  gbrOnlyFirst?: number | boolean;
  scheduleAlgorithm?: number | boolean;
  pipSymmetry?: number | boolean;
  coalesceBoundedWrapping?: number | boolean;
  coalescePreserveLocals?: number | boolean;
  scheduleMaxCoefficient?: number | boolean;
  scheduleMaxConstantTerm?: number | boolean;
  scheduleMaximizeBandDepth?: number | boolean;
  scheduleMaximizeCoincidence?: number | boolean;
  scheduleOuterCoincidence?: number | boolean;
  scheduleSplitScaled?: number | boolean;
  scheduleTreatCoalescing?: number | boolean;
  scheduleSeparateComponents?: number | boolean;
  scheduleSerializeSccs?: number | boolean;
  scheduleWholeComponent?: number | boolean;
  scheduleCarrySelfFirst?: number | boolean;
  tileScaleTileLoops?: number | boolean;
  tileShiftPointLoops?: number | boolean;
  astIteratorType?: string;
  astAlwaysPrintBlock?: number | boolean;
  astPrintOutermostBlock?: number | boolean;
  astPrintMacroOnce?: number | boolean;
  astBuildAtomicUpperBound?: number | boolean;
  astBuildPreferPdiv?: number | boolean;
  astBuildDetectMinMax?: number | boolean;
  astBuildExploitNestedBounds?: number | boolean;
  astBuildGroupCoscheduled?: number | boolean;
  astBuildSeparationBounds?: number | boolean;
  astBuildScaleStrides?: number | boolean;
  astBuildAllowElse?: number | boolean;
  astBuildAllowOr?: number | boolean;
}

/** isl's options of one context: reading and writing a property calls isl. */
export class Options {
  constructor(private readonly context: Context) {}

  /** C: `isl_options_get_bound`, `isl_options_set_bound`. */
  get bound(): number {
    const c = this.context;
    return c.number('isl_options_get_bound', (x) => x.isl_options_get_bound(c.isl));
  }

  set bound(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_bound', (x) => x.isl_options_set_bound(c.isl, Number(value)));
  }

  /** C: `isl_options_get_gbr_only_first`, `isl_options_set_gbr_only_first`. */
  get gbrOnlyFirst(): number {
    const c = this.context;
    return c.number('isl_options_get_gbr_only_first', (x) => x.isl_options_get_gbr_only_first(c.isl));
  }

  set gbrOnlyFirst(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_gbr_only_first', (x) => x.isl_options_set_gbr_only_first(c.isl, Number(value)));
  }

  /** C: `isl_options_get_schedule_algorithm`, `isl_options_set_schedule_algorithm`. */
  get scheduleAlgorithm(): number {
    const c = this.context;
    return c.number('isl_options_get_schedule_algorithm', (x) => x.isl_options_get_schedule_algorithm(c.isl));
  }

  set scheduleAlgorithm(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_schedule_algorithm', (x) => x.isl_options_set_schedule_algorithm(c.isl, Number(value)));
  }

  /** C: `isl_options_get_pip_symmetry`, `isl_options_set_pip_symmetry`. */
  get pipSymmetry(): number {
    const c = this.context;
    return c.number('isl_options_get_pip_symmetry', (x) => x.isl_options_get_pip_symmetry(c.isl));
  }

  set pipSymmetry(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_pip_symmetry', (x) => x.isl_options_set_pip_symmetry(c.isl, Number(value)));
  }

  /** C: `isl_options_get_coalesce_bounded_wrapping`, `isl_options_set_coalesce_bounded_wrapping`. */
  get coalesceBoundedWrapping(): number {
    const c = this.context;
    return c.number('isl_options_get_coalesce_bounded_wrapping', (x) => x.isl_options_get_coalesce_bounded_wrapping(c.isl));
  }

  set coalesceBoundedWrapping(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_coalesce_bounded_wrapping', (x) => x.isl_options_set_coalesce_bounded_wrapping(c.isl, Number(value)));
  }

  /** C: `isl_options_get_coalesce_preserve_locals`, `isl_options_set_coalesce_preserve_locals`. */
  get coalescePreserveLocals(): number {
    const c = this.context;
    return c.number('isl_options_get_coalesce_preserve_locals', (x) => x.isl_options_get_coalesce_preserve_locals(c.isl));
  }

  set coalescePreserveLocals(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_coalesce_preserve_locals', (x) => x.isl_options_set_coalesce_preserve_locals(c.isl, Number(value)));
  }

  /** C: `isl_options_get_schedule_max_coefficient`, `isl_options_set_schedule_max_coefficient`. */
  get scheduleMaxCoefficient(): number {
    const c = this.context;
    return c.number('isl_options_get_schedule_max_coefficient', (x) => x.isl_options_get_schedule_max_coefficient(c.isl));
  }

  set scheduleMaxCoefficient(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_schedule_max_coefficient', (x) => x.isl_options_set_schedule_max_coefficient(c.isl, Number(value)));
  }

  /** C: `isl_options_get_schedule_max_constant_term`, `isl_options_set_schedule_max_constant_term`. */
  get scheduleMaxConstantTerm(): number {
    const c = this.context;
    return c.number('isl_options_get_schedule_max_constant_term', (x) => x.isl_options_get_schedule_max_constant_term(c.isl));
  }

  set scheduleMaxConstantTerm(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_schedule_max_constant_term', (x) => x.isl_options_set_schedule_max_constant_term(c.isl, Number(value)));
  }

  /** C: `isl_options_get_schedule_maximize_band_depth`, `isl_options_set_schedule_maximize_band_depth`. */
  get scheduleMaximizeBandDepth(): number {
    const c = this.context;
    return c.number('isl_options_get_schedule_maximize_band_depth', (x) => x.isl_options_get_schedule_maximize_band_depth(c.isl));
  }

  set scheduleMaximizeBandDepth(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_schedule_maximize_band_depth', (x) => x.isl_options_set_schedule_maximize_band_depth(c.isl, Number(value)));
  }

  /** C: `isl_options_get_schedule_maximize_coincidence`, `isl_options_set_schedule_maximize_coincidence`. */
  get scheduleMaximizeCoincidence(): number {
    const c = this.context;
    return c.number('isl_options_get_schedule_maximize_coincidence', (x) => x.isl_options_get_schedule_maximize_coincidence(c.isl));
  }

  set scheduleMaximizeCoincidence(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_schedule_maximize_coincidence', (x) => x.isl_options_set_schedule_maximize_coincidence(c.isl, Number(value)));
  }

  /** C: `isl_options_get_schedule_outer_coincidence`, `isl_options_set_schedule_outer_coincidence`. */
  get scheduleOuterCoincidence(): number {
    const c = this.context;
    return c.number('isl_options_get_schedule_outer_coincidence', (x) => x.isl_options_get_schedule_outer_coincidence(c.isl));
  }

  set scheduleOuterCoincidence(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_schedule_outer_coincidence', (x) => x.isl_options_set_schedule_outer_coincidence(c.isl, Number(value)));
  }

  /** C: `isl_options_get_schedule_split_scaled`, `isl_options_set_schedule_split_scaled`. */
  get scheduleSplitScaled(): number {
    const c = this.context;
    return c.number('isl_options_get_schedule_split_scaled', (x) => x.isl_options_get_schedule_split_scaled(c.isl));
  }

  set scheduleSplitScaled(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_schedule_split_scaled', (x) => x.isl_options_set_schedule_split_scaled(c.isl, Number(value)));
  }

  /** C: `isl_options_get_schedule_treat_coalescing`, `isl_options_set_schedule_treat_coalescing`. */
  get scheduleTreatCoalescing(): number {
    const c = this.context;
    return c.number('isl_options_get_schedule_treat_coalescing', (x) => x.isl_options_get_schedule_treat_coalescing(c.isl));
  }

  set scheduleTreatCoalescing(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_schedule_treat_coalescing', (x) => x.isl_options_set_schedule_treat_coalescing(c.isl, Number(value)));
  }

  /** C: `isl_options_get_schedule_separate_components`, `isl_options_set_schedule_separate_components`. */
  get scheduleSeparateComponents(): number {
    const c = this.context;
    return c.number('isl_options_get_schedule_separate_components', (x) => x.isl_options_get_schedule_separate_components(c.isl));
  }

  set scheduleSeparateComponents(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_schedule_separate_components', (x) => x.isl_options_set_schedule_separate_components(c.isl, Number(value)));
  }

  /** C: `isl_options_get_schedule_serialize_sccs`, `isl_options_set_schedule_serialize_sccs`. */
  get scheduleSerializeSccs(): number {
    const c = this.context;
    return c.number('isl_options_get_schedule_serialize_sccs', (x) => x.isl_options_get_schedule_serialize_sccs(c.isl));
  }

  set scheduleSerializeSccs(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_schedule_serialize_sccs', (x) => x.isl_options_set_schedule_serialize_sccs(c.isl, Number(value)));
  }

  /** C: `isl_options_get_schedule_whole_component`, `isl_options_set_schedule_whole_component`. */
  get scheduleWholeComponent(): number {
    const c = this.context;
    return c.number('isl_options_get_schedule_whole_component', (x) => x.isl_options_get_schedule_whole_component(c.isl));
  }

  set scheduleWholeComponent(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_schedule_whole_component', (x) => x.isl_options_set_schedule_whole_component(c.isl, Number(value)));
  }

  /** C: `isl_options_get_schedule_carry_self_first`, `isl_options_set_schedule_carry_self_first`. */
  get scheduleCarrySelfFirst(): number {
    const c = this.context;
    return c.number('isl_options_get_schedule_carry_self_first', (x) => x.isl_options_get_schedule_carry_self_first(c.isl));
  }

  set scheduleCarrySelfFirst(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_schedule_carry_self_first', (x) => x.isl_options_set_schedule_carry_self_first(c.isl, Number(value)));
  }

  /** C: `isl_options_get_tile_scale_tile_loops`, `isl_options_set_tile_scale_tile_loops`. */
  get tileScaleTileLoops(): number {
    const c = this.context;
    return c.number('isl_options_get_tile_scale_tile_loops', (x) => x.isl_options_get_tile_scale_tile_loops(c.isl));
  }

  set tileScaleTileLoops(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_tile_scale_tile_loops', (x) => x.isl_options_set_tile_scale_tile_loops(c.isl, Number(value)));
  }

  /** C: `isl_options_get_tile_shift_point_loops`, `isl_options_set_tile_shift_point_loops`. */
  get tileShiftPointLoops(): number {
    const c = this.context;
    return c.number('isl_options_get_tile_shift_point_loops', (x) => x.isl_options_get_tile_shift_point_loops(c.isl));
  }

  set tileShiftPointLoops(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_tile_shift_point_loops', (x) => x.isl_options_set_tile_shift_point_loops(c.isl, Number(value)));
  }

  /** C: `isl_options_get_ast_iterator_type`, `isl_options_set_ast_iterator_type`. */
  get astIteratorType(): string | null {
    const c = this.context;
    return c.borrowedText('isl_options_get_ast_iterator_type', (x) => x.isl_options_get_ast_iterator_type(c.isl));
  }

  set astIteratorType(value: string) {
    const c = this.context;
    c.stat('isl_options_set_ast_iterator_type', (x, f) => x.isl_options_set_ast_iterator_type(c.isl, f.text(value)));
  }

  /** C: `isl_options_get_ast_always_print_block`, `isl_options_set_ast_always_print_block`. */
  get astAlwaysPrintBlock(): number {
    const c = this.context;
    return c.number('isl_options_get_ast_always_print_block', (x) => x.isl_options_get_ast_always_print_block(c.isl));
  }

  set astAlwaysPrintBlock(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_ast_always_print_block', (x) => x.isl_options_set_ast_always_print_block(c.isl, Number(value)));
  }

  /** C: `isl_options_get_ast_print_outermost_block`, `isl_options_set_ast_print_outermost_block`. */
  get astPrintOutermostBlock(): number {
    const c = this.context;
    return c.number('isl_options_get_ast_print_outermost_block', (x) => x.isl_options_get_ast_print_outermost_block(c.isl));
  }

  set astPrintOutermostBlock(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_ast_print_outermost_block', (x) => x.isl_options_set_ast_print_outermost_block(c.isl, Number(value)));
  }

  /** C: `isl_options_get_ast_print_macro_once`, `isl_options_set_ast_print_macro_once`. */
  get astPrintMacroOnce(): number {
    const c = this.context;
    return c.number('isl_options_get_ast_print_macro_once', (x) => x.isl_options_get_ast_print_macro_once(c.isl));
  }

  set astPrintMacroOnce(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_ast_print_macro_once', (x) => x.isl_options_set_ast_print_macro_once(c.isl, Number(value)));
  }

  /** C: `isl_options_get_ast_build_atomic_upper_bound`, `isl_options_set_ast_build_atomic_upper_bound`. */
  get astBuildAtomicUpperBound(): number {
    const c = this.context;
    return c.number('isl_options_get_ast_build_atomic_upper_bound', (x) => x.isl_options_get_ast_build_atomic_upper_bound(c.isl));
  }

  set astBuildAtomicUpperBound(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_ast_build_atomic_upper_bound', (x) => x.isl_options_set_ast_build_atomic_upper_bound(c.isl, Number(value)));
  }

  /** C: `isl_options_get_ast_build_prefer_pdiv`, `isl_options_set_ast_build_prefer_pdiv`. */
  get astBuildPreferPdiv(): number {
    const c = this.context;
    return c.number('isl_options_get_ast_build_prefer_pdiv', (x) => x.isl_options_get_ast_build_prefer_pdiv(c.isl));
  }

  set astBuildPreferPdiv(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_ast_build_prefer_pdiv', (x) => x.isl_options_set_ast_build_prefer_pdiv(c.isl, Number(value)));
  }

  /** C: `isl_options_get_ast_build_detect_min_max`, `isl_options_set_ast_build_detect_min_max`. */
  get astBuildDetectMinMax(): number {
    const c = this.context;
    return c.number('isl_options_get_ast_build_detect_min_max', (x) => x.isl_options_get_ast_build_detect_min_max(c.isl));
  }

  set astBuildDetectMinMax(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_ast_build_detect_min_max', (x) => x.isl_options_set_ast_build_detect_min_max(c.isl, Number(value)));
  }

  /** C: `isl_options_get_ast_build_exploit_nested_bounds`, `isl_options_set_ast_build_exploit_nested_bounds`. */
  get astBuildExploitNestedBounds(): number {
    const c = this.context;
    return c.number('isl_options_get_ast_build_exploit_nested_bounds', (x) => x.isl_options_get_ast_build_exploit_nested_bounds(c.isl));
  }

  set astBuildExploitNestedBounds(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_ast_build_exploit_nested_bounds', (x) => x.isl_options_set_ast_build_exploit_nested_bounds(c.isl, Number(value)));
  }

  /** C: `isl_options_get_ast_build_group_coscheduled`, `isl_options_set_ast_build_group_coscheduled`. */
  get astBuildGroupCoscheduled(): number {
    const c = this.context;
    return c.number('isl_options_get_ast_build_group_coscheduled', (x) => x.isl_options_get_ast_build_group_coscheduled(c.isl));
  }

  set astBuildGroupCoscheduled(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_ast_build_group_coscheduled', (x) => x.isl_options_set_ast_build_group_coscheduled(c.isl, Number(value)));
  }

  /** C: `isl_options_get_ast_build_separation_bounds`, `isl_options_set_ast_build_separation_bounds`. */
  get astBuildSeparationBounds(): number {
    const c = this.context;
    return c.number('isl_options_get_ast_build_separation_bounds', (x) => x.isl_options_get_ast_build_separation_bounds(c.isl));
  }

  set astBuildSeparationBounds(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_ast_build_separation_bounds', (x) => x.isl_options_set_ast_build_separation_bounds(c.isl, Number(value)));
  }

  /** C: `isl_options_get_ast_build_scale_strides`, `isl_options_set_ast_build_scale_strides`. */
  get astBuildScaleStrides(): number {
    const c = this.context;
    return c.number('isl_options_get_ast_build_scale_strides', (x) => x.isl_options_get_ast_build_scale_strides(c.isl));
  }

  set astBuildScaleStrides(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_ast_build_scale_strides', (x) => x.isl_options_set_ast_build_scale_strides(c.isl, Number(value)));
  }

  /** C: `isl_options_get_ast_build_allow_else`, `isl_options_set_ast_build_allow_else`. */
  get astBuildAllowElse(): number {
    const c = this.context;
    return c.number('isl_options_get_ast_build_allow_else', (x) => x.isl_options_get_ast_build_allow_else(c.isl));
  }

  set astBuildAllowElse(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_ast_build_allow_else', (x) => x.isl_options_set_ast_build_allow_else(c.isl, Number(value)));
  }

  /** C: `isl_options_get_ast_build_allow_or`, `isl_options_set_ast_build_allow_or`. */
  get astBuildAllowOr(): number {
    const c = this.context;
    return c.number('isl_options_get_ast_build_allow_or', (x) => x.isl_options_get_ast_build_allow_or(c.isl));
  }

  set astBuildAllowOr(value: number | boolean) {
    const c = this.context;
    c.stat('isl_options_set_ast_build_allow_or', (x) => x.isl_options_set_ast_build_allow_or(c.isl, Number(value)));
  }
}
