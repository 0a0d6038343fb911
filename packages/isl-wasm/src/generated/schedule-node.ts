// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.
import type { IdLike } from '../conveniences.js';
import { asId } from '../conveniences.js';
import { IslObject } from '../object.js';
import type { AstLoopType, ScheduleNodeType } from './enums.js';
import { Id } from './id.js';
import { MultiUnionPwAff } from './multi-union-pw-aff.js';
import { MultiVal } from './multi-val.js';
import { Schedule } from './schedule.js';
import { Set } from './set.js';
import { Space } from './space.js';
import { UnionMap } from './union-map.js';
import { UnionPwMultiAff } from './union-pw-multi-aff.js';
import { UnionSetList } from './union-set-list.js';
import { UnionSet } from './union-set.js';

/** Wraps `isl_schedule_node`. */
export class ScheduleNode extends IslObject<'isl_schedule_node'> {
  static readonly islType = 'isl_schedule_node';

  override get islType(): 'isl_schedule_node' {
    return 'isl_schedule_node';
  }

  /** The object in isl's own notation. */
  override toString(): string {
    return this.toStr();
  }

  /** C: `isl_schedule_node_from_domain` (in the set isl exports to other languages). */
  static fromDomain(domain: UnionSet): ScheduleNode {
    const c = domain.context;
    const p0 = c.pointer(domain, 'isl_union_set');
    return c.give(ScheduleNode, 'isl_schedule_node_from_domain', (x) => x.isl_schedule_node_from_domain(x.isl_union_set_copy(p0)));
  }

  /** C: `isl_schedule_node_from_extension` (in the set isl exports to other languages). */
  static fromExtension(extension: UnionMap): ScheduleNode {
    const c = extension.context;
    const p0 = c.pointer(extension, 'isl_union_map');
    return c.give(ScheduleNode, 'isl_schedule_node_from_extension', (x) => x.isl_schedule_node_from_extension(x.isl_union_map_copy(p0)));
  }

  /** C: `isl_schedule_node_align_params`. */
  alignParams(space: Space): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(space, 'isl_space');
    return c.give(ScheduleNode, 'isl_schedule_node_align_params', (x) => x.isl_schedule_node_align_params(x.isl_schedule_node_copy(p0), x.isl_space_copy(p1)));
  }

  /** C: `isl_schedule_node_ancestor` (in the set isl exports to other languages). */
  ancestor(generation: number): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_ancestor', (x) => x.isl_schedule_node_ancestor(x.isl_schedule_node_copy(p0), generation));
  }

  /** C: `isl_schedule_node_band_get_ast_build_options` (in the set isl exports to other languages). */
  bandGetAstBuildOptions(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(UnionSet, 'isl_schedule_node_band_get_ast_build_options', (x) => x.isl_schedule_node_band_get_ast_build_options(p0));
  }

  /** C: `isl_schedule_node_band_get_ast_isolate_option` (in the set isl exports to other languages). */
  bandGetAstIsolateOption(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(Set, 'isl_schedule_node_band_get_ast_isolate_option', (x) => x.isl_schedule_node_band_get_ast_isolate_option(p0));
  }

  /** C: `isl_schedule_node_band_get_partial_schedule` (in the set isl exports to other languages). */
  bandGetPartialSchedule(): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(MultiUnionPwAff, 'isl_schedule_node_band_get_partial_schedule', (x) => x.isl_schedule_node_band_get_partial_schedule(p0));
  }

  /** C: `isl_schedule_node_band_get_partial_schedule_union_map`. */
  bandGetPartialScheduleUnionMap(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(UnionMap, 'isl_schedule_node_band_get_partial_schedule_union_map', (x) => x.isl_schedule_node_band_get_partial_schedule_union_map(p0));
  }

  /** C: `isl_schedule_node_band_get_permutable` (in the set isl exports to other languages). */
  bandGetPermutable(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.bool('isl_schedule_node_band_get_permutable', (x) => x.isl_schedule_node_band_get_permutable(p0));
  }

  /** C: `isl_schedule_node_band_get_space`. */
  bandGetSpace(): Space {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(Space, 'isl_schedule_node_band_get_space', (x) => x.isl_schedule_node_band_get_space(p0));
  }

  /** C: `isl_schedule_node_band_member_get_ast_loop_type`. */
  bandMemberGetAstLoopType(pos: number): AstLoopType {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.enumeration<AstLoopType>('isl_schedule_node_band_member_get_ast_loop_type', (x) => x.isl_schedule_node_band_member_get_ast_loop_type(p0, pos));
  }

  /** C: `isl_schedule_node_band_member_get_coincident` (in the set isl exports to other languages). */
  bandMemberGetCoincident(pos: number): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.bool('isl_schedule_node_band_member_get_coincident', (x) => x.isl_schedule_node_band_member_get_coincident(p0, pos));
  }

  /** C: `isl_schedule_node_band_member_get_isolate_ast_loop_type`. */
  bandMemberGetIsolateAstLoopType(pos: number): AstLoopType {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.enumeration<AstLoopType>('isl_schedule_node_band_member_get_isolate_ast_loop_type', (x) => x.isl_schedule_node_band_member_get_isolate_ast_loop_type(p0, pos));
  }

  /** C: `isl_schedule_node_band_member_set_ast_loop_type` (in the set isl exports to other languages). */
  bandMemberSetAstLoopType(pos: number, type: AstLoopType): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_band_member_set_ast_loop_type', (x) => x.isl_schedule_node_band_member_set_ast_loop_type(x.isl_schedule_node_copy(p0), pos, type));
  }

  /** C: `isl_schedule_node_band_member_set_coincident` (in the set isl exports to other languages). */
  bandMemberSetCoincident(pos: number, coincident: number): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_band_member_set_coincident', (x) => x.isl_schedule_node_band_member_set_coincident(x.isl_schedule_node_copy(p0), pos, coincident));
  }

  /** C: `isl_schedule_node_band_member_set_isolate_ast_loop_type`. */
  bandMemberSetIsolateAstLoopType(pos: number, type: AstLoopType): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_band_member_set_isolate_ast_loop_type', (x) => x.isl_schedule_node_band_member_set_isolate_ast_loop_type(x.isl_schedule_node_copy(p0), pos, type));
  }

  /** C: `isl_schedule_node_band_mod` (in the set isl exports to other languages). */
  bandMod(mv: MultiVal): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(ScheduleNode, 'isl_schedule_node_band_mod', (x) => x.isl_schedule_node_band_mod(x.isl_schedule_node_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_schedule_node_band_n_member` (in the set isl exports to other languages). */
  bandNMember(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.size('isl_schedule_node_band_n_member', (x) => x.isl_schedule_node_band_n_member(p0));
  }

  /** C: `isl_schedule_node_band_scale` (in the set isl exports to other languages). */
  bandScale(mv: MultiVal): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(ScheduleNode, 'isl_schedule_node_band_scale', (x) => x.isl_schedule_node_band_scale(x.isl_schedule_node_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_schedule_node_band_scale_down` (in the set isl exports to other languages). */
  bandScaleDown(mv: MultiVal): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(mv, 'isl_multi_val');
    return c.give(ScheduleNode, 'isl_schedule_node_band_scale_down', (x) => x.isl_schedule_node_band_scale_down(x.isl_schedule_node_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_schedule_node_band_set_ast_build_options` (in the set isl exports to other languages). */
  bandSetAstBuildOptions(options: UnionSet): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(options, 'isl_union_set');
    return c.give(ScheduleNode, 'isl_schedule_node_band_set_ast_build_options', (x) => x.isl_schedule_node_band_set_ast_build_options(x.isl_schedule_node_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_schedule_node_band_set_permutable` (in the set isl exports to other languages). */
  bandSetPermutable(permutable: number): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_band_set_permutable', (x) => x.isl_schedule_node_band_set_permutable(x.isl_schedule_node_copy(p0), permutable));
  }

  /** C: `isl_schedule_node_band_shift` (in the set isl exports to other languages). */
  bandShift(shift: MultiUnionPwAff): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(shift, 'isl_multi_union_pw_aff');
    return c.give(ScheduleNode, 'isl_schedule_node_band_shift', (x) => x.isl_schedule_node_band_shift(x.isl_schedule_node_copy(p0), x.isl_multi_union_pw_aff_copy(p1)));
  }

  /** C: `isl_schedule_node_band_sink`. */
  bandSink(): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_band_sink', (x) => x.isl_schedule_node_band_sink(x.isl_schedule_node_copy(p0)));
  }

  /** C: `isl_schedule_node_band_split` (in the set isl exports to other languages). */
  bandSplit(pos: number): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_band_split', (x) => x.isl_schedule_node_band_split(x.isl_schedule_node_copy(p0), pos));
  }

  /** C: `isl_schedule_node_band_tile` (in the set isl exports to other languages). */
  bandTile(sizes: MultiVal): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(sizes, 'isl_multi_val');
    return c.give(ScheduleNode, 'isl_schedule_node_band_tile', (x) => x.isl_schedule_node_band_tile(x.isl_schedule_node_copy(p0), x.isl_multi_val_copy(p1)));
  }

  /** C: `isl_schedule_node_child` (in the set isl exports to other languages). */
  child(pos: number): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_child', (x) => x.isl_schedule_node_child(x.isl_schedule_node_copy(p0), pos));
  }

  /** C: `isl_schedule_node_context_get_context` (in the set isl exports to other languages). */
  contextGetContext(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(Set, 'isl_schedule_node_context_get_context', (x) => x.isl_schedule_node_context_get_context(p0));
  }

  /** C: `isl_schedule_node_cut`. */
  cut(): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_cut', (x) => x.isl_schedule_node_cut(x.isl_schedule_node_copy(p0)));
  }

  /** C: `isl_schedule_node_delete`. */
  delete_(): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_delete', (x) => x.isl_schedule_node_delete(x.isl_schedule_node_copy(p0)));
  }

  /** C: `isl_schedule_node_domain_get_domain` (in the set isl exports to other languages). */
  domainGetDomain(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(UnionSet, 'isl_schedule_node_domain_get_domain', (x) => x.isl_schedule_node_domain_get_domain(p0));
  }

  /** C: `isl_schedule_node_every_descendant` (in the set isl exports to other languages). */
  everyDescendant(test: (node: ScheduleNode) => boolean): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.bool('isl_schedule_node_every_descendant', (x, f) => x.isl_schedule_node_every_descendant(f.held('isl_schedule_node', p0), ...f.callback1((a0) => (test(c.borrow(ScheduleNode, a0)) ? 1 : 0))));
  }

  /** C: `isl_schedule_node_expansion_get_contraction` (in the set isl exports to other languages). */
  expansionGetContraction(): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(UnionPwMultiAff, 'isl_schedule_node_expansion_get_contraction', (x) => x.isl_schedule_node_expansion_get_contraction(p0));
  }

  /** C: `isl_schedule_node_expansion_get_expansion` (in the set isl exports to other languages). */
  expansionGetExpansion(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(UnionMap, 'isl_schedule_node_expansion_get_expansion', (x) => x.isl_schedule_node_expansion_get_expansion(p0));
  }

  /** C: `isl_schedule_node_extension_get_extension` (in the set isl exports to other languages). */
  extensionGetExtension(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(UnionMap, 'isl_schedule_node_extension_get_extension', (x) => x.isl_schedule_node_extension_get_extension(p0));
  }

  /** C: `isl_schedule_node_filter_get_filter` (in the set isl exports to other languages). */
  filterGetFilter(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(UnionSet, 'isl_schedule_node_filter_get_filter', (x) => x.isl_schedule_node_filter_get_filter(p0));
  }

  /** C: `isl_schedule_node_first_child` (in the set isl exports to other languages). */
  firstChild(): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_first_child', (x) => x.isl_schedule_node_first_child(x.isl_schedule_node_copy(p0)));
  }

  /** C: `isl_schedule_node_foreach_ancestor_top_down` (in the set isl exports to other languages). */
  foreachAncestorTopDown(fn: (node: ScheduleNode) => void): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.stat('isl_schedule_node_foreach_ancestor_top_down', (x, f) => x.isl_schedule_node_foreach_ancestor_top_down(f.held('isl_schedule_node', p0), ...f.callback1((a0) => (fn(c.borrow(ScheduleNode, a0)), 0))));
  }

  /** C: `isl_schedule_node_foreach_descendant_top_down` (in the set isl exports to other languages). */
  foreachDescendantTopDown(fn: (node: ScheduleNode) => boolean): void {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.stat('isl_schedule_node_foreach_descendant_top_down', (x, f) => x.isl_schedule_node_foreach_descendant_top_down(f.held('isl_schedule_node', p0), ...f.callback1((a0) => (fn(c.borrow(ScheduleNode, a0)) ? 1 : 0))));
  }

  /** C: `isl_schedule_node_get_ancestor_child_position` (in the set isl exports to other languages). */
  getAncestorChildPosition(ancestor: ScheduleNode): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(ancestor, 'isl_schedule_node');
    return c.size('isl_schedule_node_get_ancestor_child_position', (x) => x.isl_schedule_node_get_ancestor_child_position(p0, p1));
  }

  /** C: `isl_schedule_node_get_child`. */
  getChild(pos: number): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_get_child', (x) => x.isl_schedule_node_get_child(p0, pos));
  }

  /** C: `isl_schedule_node_get_child_position` (in the set isl exports to other languages). */
  getChildPosition(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.size('isl_schedule_node_get_child_position', (x) => x.isl_schedule_node_get_child_position(p0));
  }

  /** C: `isl_schedule_node_get_domain`. */
  getDomain(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(UnionSet, 'isl_schedule_node_get_domain', (x) => x.isl_schedule_node_get_domain(p0));
  }

  /** C: `isl_schedule_node_get_parent_type`. */
  getParentType(): ScheduleNodeType {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.enumeration<ScheduleNodeType>('isl_schedule_node_get_parent_type', (x) => x.isl_schedule_node_get_parent_type(p0));
  }

  /** C: `isl_schedule_node_get_prefix_schedule_multi_union_pw_aff` (in the set isl exports to other languages). */
  getPrefixScheduleMultiUnionPwAff(): MultiUnionPwAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(MultiUnionPwAff, 'isl_schedule_node_get_prefix_schedule_multi_union_pw_aff', (x) => x.isl_schedule_node_get_prefix_schedule_multi_union_pw_aff(p0));
  }

  /** C: `isl_schedule_node_get_prefix_schedule_relation`. */
  getPrefixScheduleRelation(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(UnionMap, 'isl_schedule_node_get_prefix_schedule_relation', (x) => x.isl_schedule_node_get_prefix_schedule_relation(p0));
  }

  /** C: `isl_schedule_node_get_prefix_schedule_union_map` (in the set isl exports to other languages). */
  getPrefixScheduleUnionMap(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(UnionMap, 'isl_schedule_node_get_prefix_schedule_union_map', (x) => x.isl_schedule_node_get_prefix_schedule_union_map(p0));
  }

  /** C: `isl_schedule_node_get_prefix_schedule_union_pw_multi_aff` (in the set isl exports to other languages). */
  getPrefixScheduleUnionPwMultiAff(): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(UnionPwMultiAff, 'isl_schedule_node_get_prefix_schedule_union_pw_multi_aff', (x) => x.isl_schedule_node_get_prefix_schedule_union_pw_multi_aff(p0));
  }

  /** C: `isl_schedule_node_get_schedule` (in the set isl exports to other languages). */
  getSchedule(): Schedule {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(Schedule, 'isl_schedule_node_get_schedule', (x) => x.isl_schedule_node_get_schedule(p0));
  }

  /** C: `isl_schedule_node_get_schedule_depth`. */
  getScheduleDepth(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.size('isl_schedule_node_get_schedule_depth', (x) => x.isl_schedule_node_get_schedule_depth(p0));
  }

  /** C: `isl_schedule_node_get_shared_ancestor` (in the set isl exports to other languages). */
  getSharedAncestor(node2: ScheduleNode): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(node2, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_get_shared_ancestor', (x) => x.isl_schedule_node_get_shared_ancestor(p0, p1));
  }

  /** C: `isl_schedule_node_get_subtree_contraction`. */
  getSubtreeContraction(): UnionPwMultiAff {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(UnionPwMultiAff, 'isl_schedule_node_get_subtree_contraction', (x) => x.isl_schedule_node_get_subtree_contraction(p0));
  }

  /** C: `isl_schedule_node_get_subtree_expansion`. */
  getSubtreeExpansion(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(UnionMap, 'isl_schedule_node_get_subtree_expansion', (x) => x.isl_schedule_node_get_subtree_expansion(p0));
  }

  /** C: `isl_schedule_node_get_subtree_schedule_union_map`. */
  getSubtreeScheduleUnionMap(): UnionMap {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(UnionMap, 'isl_schedule_node_get_subtree_schedule_union_map', (x) => x.isl_schedule_node_get_subtree_schedule_union_map(p0));
  }

  /** C: `isl_schedule_node_get_tree_depth` (in the set isl exports to other languages). */
  getTreeDepth(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.size('isl_schedule_node_get_tree_depth', (x) => x.isl_schedule_node_get_tree_depth(p0));
  }

  /** C: `isl_schedule_node_get_type`. */
  getType(): ScheduleNodeType {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.enumeration<ScheduleNodeType>('isl_schedule_node_get_type', (x) => x.isl_schedule_node_get_type(p0));
  }

  /** C: `isl_schedule_node_get_universe_domain`. */
  getUniverseDomain(): UnionSet {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(UnionSet, 'isl_schedule_node_get_universe_domain', (x) => x.isl_schedule_node_get_universe_domain(p0));
  }

  /** C: `isl_schedule_node_graft_after` (in the set isl exports to other languages). */
  graftAfter(graft: ScheduleNode): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(graft, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_graft_after', (x) => x.isl_schedule_node_graft_after(x.isl_schedule_node_copy(p0), x.isl_schedule_node_copy(p1)));
  }

  /** C: `isl_schedule_node_graft_before` (in the set isl exports to other languages). */
  graftBefore(graft: ScheduleNode): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(graft, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_graft_before', (x) => x.isl_schedule_node_graft_before(x.isl_schedule_node_copy(p0), x.isl_schedule_node_copy(p1)));
  }

  /** C: `isl_schedule_node_grandchild`. */
  grandchild(pos1: number, pos2: number): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_grandchild', (x) => x.isl_schedule_node_grandchild(x.isl_schedule_node_copy(p0), pos1, pos2));
  }

  /** C: `isl_schedule_node_grandparent`. */
  grandparent(): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_grandparent', (x) => x.isl_schedule_node_grandparent(x.isl_schedule_node_copy(p0)));
  }

  /** C: `isl_schedule_node_group`. */
  group(groupId: IdLike): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(asId(c, groupId), 'isl_id');
    return c.give(ScheduleNode, 'isl_schedule_node_group', (x) => x.isl_schedule_node_group(x.isl_schedule_node_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_schedule_node_guard_get_guard` (in the set isl exports to other languages). */
  guardGetGuard(): Set {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(Set, 'isl_schedule_node_guard_get_guard', (x) => x.isl_schedule_node_guard_get_guard(p0));
  }

  /** C: `isl_schedule_node_has_children` (in the set isl exports to other languages). */
  hasChildren(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.bool('isl_schedule_node_has_children', (x) => x.isl_schedule_node_has_children(p0));
  }

  /** C: `isl_schedule_node_has_next_sibling` (in the set isl exports to other languages). */
  hasNextSibling(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.bool('isl_schedule_node_has_next_sibling', (x) => x.isl_schedule_node_has_next_sibling(p0));
  }

  /** C: `isl_schedule_node_has_parent` (in the set isl exports to other languages). */
  hasParent(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.bool('isl_schedule_node_has_parent', (x) => x.isl_schedule_node_has_parent(p0));
  }

  /** C: `isl_schedule_node_has_previous_sibling` (in the set isl exports to other languages). */
  hasPreviousSibling(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.bool('isl_schedule_node_has_previous_sibling', (x) => x.isl_schedule_node_has_previous_sibling(p0));
  }

  /** C: `isl_schedule_node_insert_context` (in the set isl exports to other languages). */
  insertContext(context: Set): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(ScheduleNode, 'isl_schedule_node_insert_context', (x) => x.isl_schedule_node_insert_context(x.isl_schedule_node_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_schedule_node_insert_filter` (in the set isl exports to other languages). */
  insertFilter(filter: UnionSet): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(filter, 'isl_union_set');
    return c.give(ScheduleNode, 'isl_schedule_node_insert_filter', (x) => x.isl_schedule_node_insert_filter(x.isl_schedule_node_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_schedule_node_insert_guard` (in the set isl exports to other languages). */
  insertGuard(context: Set): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(context, 'isl_set');
    return c.give(ScheduleNode, 'isl_schedule_node_insert_guard', (x) => x.isl_schedule_node_insert_guard(x.isl_schedule_node_copy(p0), x.isl_set_copy(p1)));
  }

  /** C: `isl_schedule_node_insert_mark` (in the set isl exports to other languages). */
  insertMark(mark: IdLike): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(asId(c, mark), 'isl_id');
    return c.give(ScheduleNode, 'isl_schedule_node_insert_mark', (x) => x.isl_schedule_node_insert_mark(x.isl_schedule_node_copy(p0), x.isl_id_copy(p1)));
  }

  /** C: `isl_schedule_node_insert_partial_schedule` (in the set isl exports to other languages). */
  insertPartialSchedule(schedule: MultiUnionPwAff): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(schedule, 'isl_multi_union_pw_aff');
    return c.give(ScheduleNode, 'isl_schedule_node_insert_partial_schedule', (x) => x.isl_schedule_node_insert_partial_schedule(x.isl_schedule_node_copy(p0), x.isl_multi_union_pw_aff_copy(p1)));
  }

  /** C: `isl_schedule_node_insert_sequence` (in the set isl exports to other languages). */
  insertSequence(filters: UnionSetList): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(filters, 'isl_union_set_list');
    return c.give(ScheduleNode, 'isl_schedule_node_insert_sequence', (x) => x.isl_schedule_node_insert_sequence(x.isl_schedule_node_copy(p0), x.isl_union_set_list_copy(p1)));
  }

  /** C: `isl_schedule_node_insert_set` (in the set isl exports to other languages). */
  insertSet(filters: UnionSetList): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(filters, 'isl_union_set_list');
    return c.give(ScheduleNode, 'isl_schedule_node_insert_set', (x) => x.isl_schedule_node_insert_set(x.isl_schedule_node_copy(p0), x.isl_union_set_list_copy(p1)));
  }

  /** C: `isl_schedule_node_is_equal` (in the set isl exports to other languages). */
  isEqual(node2: ScheduleNode): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(node2, 'isl_schedule_node');
    return c.bool('isl_schedule_node_is_equal', (x) => x.isl_schedule_node_is_equal(p0, p1));
  }

  /** C: `isl_schedule_node_is_subtree_anchored` (in the set isl exports to other languages). */
  isSubtreeAnchored(): boolean {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.bool('isl_schedule_node_is_subtree_anchored', (x) => x.isl_schedule_node_is_subtree_anchored(p0));
  }

  /** C: `isl_schedule_node_map_descendant_bottom_up` (in the set isl exports to other languages). */
  mapDescendantBottomUp(fn: (node: ScheduleNode) => ScheduleNode): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_map_descendant_bottom_up', (x, f) => x.isl_schedule_node_map_descendant_bottom_up(x.isl_schedule_node_copy(p0), ...f.callback1((a0) => c.handOver(fn(c.adopt(ScheduleNode, a0)), 'isl_schedule_node'), true)));
  }

  /** C: `isl_schedule_node_mark_get_id`. */
  markGetId(): Id {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(Id, 'isl_schedule_node_mark_get_id', (x) => x.isl_schedule_node_mark_get_id(p0));
  }

  /** C: `isl_schedule_node_n_children` (in the set isl exports to other languages). */
  nChildren(): number {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.size('isl_schedule_node_n_children', (x) => x.isl_schedule_node_n_children(p0));
  }

  /** C: `isl_schedule_node_next_sibling` (in the set isl exports to other languages). */
  nextSibling(): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_next_sibling', (x) => x.isl_schedule_node_next_sibling(x.isl_schedule_node_copy(p0)));
  }

  /** C: `isl_schedule_node_order_after` (in the set isl exports to other languages). */
  orderAfter(filter: UnionSet): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(filter, 'isl_union_set');
    return c.give(ScheduleNode, 'isl_schedule_node_order_after', (x) => x.isl_schedule_node_order_after(x.isl_schedule_node_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_schedule_node_order_before` (in the set isl exports to other languages). */
  orderBefore(filter: UnionSet): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    const p1 = c.pointer(filter, 'isl_union_set');
    return c.give(ScheduleNode, 'isl_schedule_node_order_before', (x) => x.isl_schedule_node_order_before(x.isl_schedule_node_copy(p0), x.isl_union_set_copy(p1)));
  }

  /** C: `isl_schedule_node_parent` (in the set isl exports to other languages). */
  parent(): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_parent', (x) => x.isl_schedule_node_parent(x.isl_schedule_node_copy(p0)));
  }

  /** C: `isl_schedule_node_previous_sibling` (in the set isl exports to other languages). */
  previousSibling(): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_previous_sibling', (x) => x.isl_schedule_node_previous_sibling(x.isl_schedule_node_copy(p0)));
  }

  /** C: `isl_schedule_node_reset_user`. */
  resetUser(): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_reset_user', (x) => x.isl_schedule_node_reset_user(x.isl_schedule_node_copy(p0)));
  }

  /** C: `isl_schedule_node_root` (in the set isl exports to other languages). */
  root(): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_root', (x) => x.isl_schedule_node_root(x.isl_schedule_node_copy(p0)));
  }

  /** C: `isl_schedule_node_sequence_splice_child`. */
  sequenceSpliceChild(pos: number): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_sequence_splice_child', (x) => x.isl_schedule_node_sequence_splice_child(x.isl_schedule_node_copy(p0), pos));
  }

  /** C: `isl_schedule_node_sequence_splice_children`. */
  sequenceSpliceChildren(): ScheduleNode {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.give(ScheduleNode, 'isl_schedule_node_sequence_splice_children', (x) => x.isl_schedule_node_sequence_splice_children(x.isl_schedule_node_copy(p0)));
  }

  /** C: `isl_schedule_node_to_str`. */
  toStr(): string {
    const c = this.context;
    const p0 = c.pointer(this, 'isl_schedule_node');
    return c.ownedText('isl_schedule_node_to_str', (x) => x.isl_schedule_node_to_str(p0));
  }
}
