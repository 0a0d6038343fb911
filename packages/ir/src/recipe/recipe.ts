import type { SourceLocation } from '../diagnostics/source-location.js';

/**
 * A recipe: every transformation and mapping decision, one per line, in the order of application. Loops are
 * named by a statement and its iterator (`S0.i`), after a split by the piece too (`S0.i/before`).
 *
 *   reduce(S0.i, 8, S0.j, 32)    the loop's reductions in parts: the iterations of j in turn to 32 lanes, or in runs of 32 if
 *                                the order matters; the results of 8 iterations of i are put together by one thread;
 *                                adds statements (`S0_begin`, …) and comes before all others
 *   split_k(S0.k, 8)             the loop's reductions in 8 parts; comes before all others, too
 *   snapshot(S0.i, B)            reads in the loop of values of B from before it are of a copy; comes before all others, too
 *   expand(S0.i, S0.j, s)        each iteration of nested loops has elements of its own of s; comes before all others, too
 *   in_place(S0.j, w)            iterations compute a value in the element that takes it, not in w; comes before all others, too
 *   recompute(S0.i, A)           iterations compute the values of A that they need of others themselves; comes before all others, too
 *   time_tile(S0.t, 1)           a launch executes all nests of an iteration of t, and computes again what they read of each
 *                                other; comes before all others, too
 *   reorder(S0.i, apart)         the nest in a new order; its loops get new names (`S1.j`, or `S0.c1` for a loop over `t + i`)
 *   fuse(S0.i, S1.i)             two loops, one directly after the other, become one
 *   skew(S0.j, S0.i, 2)          a loop counts from a later place in each iteration of one around it: j + 2 * i
 *   normalize_index(S0.j)        a loop counts from 0
 *   split(S0.i, k)               index-set splitting: i < k, i = k, i > k, in this order
 *   defer(S0.j, 64)              what 64 iterations of the loop do for later ones only comes after them, as parallel loops
 *   privatize(S0.i, s, t)        every iteration of the loop has its own copies of the arrays s and t
 *   serial(S0.k)                 a loop of the host tree
 *   distribute(S0.i/before)      the distribution dimension of a phase
 *   distribute(S0.i, S0.j)       both of them: tiles are rectangles; the second loop is directly inside the first
 *   owner(S1.j, ey.0)            all of a distributed loop where the elements lie that it writes: rows of ey
 *   fission(S0.i/before)         one launch per child of the sequence inside the loop
 *   permute(S1.j, S1.k)          loops of a launch or of the host, directly one inside the other, in this order
 *   copy_to_registers(S1.k, C)   a thread keeps the element of C that its loop updates, or only reads, in a register meanwhile
 *   threads(S0.i/before, S0.j)   loops mapped to the thread grid, slowest first
 *   block(S0.i/before, 8, 32)    threads per block, slowest first
 *   cudaize(mm, S0.i, 64, 16, S0.j, 64, 16)
 *                                the kernel mm: loops of a thread grid, for each the iterations and the threads of a block
 *   points(S0.j, 4, 1)           a thread executes 4 neighbouring iterations together, of the slowest loop of its grid
 *   vectorize(S0.j, 32)          a processor executes 32 neighbouring threads together, or iterations of a thread's loop
 *   tile(S0.j, 64, 64)           a block executes 64 x 64 iterations of the grid, each thread those that are a block apart
 *   align(S0.j, 32)              tiles of the last loop of a grid begin at multiples of 32 iterations
 *   copy_to_shared(S0.k, 16, A)  a block copies what 16 iterations of the loop in its threads read of A to memory that it shares
 *   pipeline(S0.k, 2)            a block copies the next chunk of the loop while it executes one: memory for 2 chunks
 *   contract(S0.k, mma_f64)      warps execute the sums of a loop in chunks by matrix instructions
 *   runs(S0.j, 4)                of the last loop of a tile a thread has runs of 4 neighbouring iterations
 *   launch_bounds(S0.j, 2)       compilers give threads so few registers that a processor of a device holds 2 blocks
 *   panels(S0.j, 512)            it goes through groups of these outermost, and through 512 iterations of a sum at a time
 *   copy_to_texture(A)           launches that only read A read it by the path for memory that nobody writes meanwhile
 *   copy_to_constant(A)          launches whose threads all read the same element of A at a time read it from constant memory
 *   guard_stores(A)              threads store an element of A only if its bits change, if a statement may leave it as it is
 *   unroll(S0.k, 4)              the body of a loop in a thread is copied for 4 iterations, or for all (`full`)
 *   unroll(S0.k, 16, blocks)     the body of a loop in chunks is copied for 16 iterations where a block executes chunks
 *   unroll_to_depth(2)           the same in full for all loops in threads up to this depth, the innermost ones first
 *   single(S0)                   a phase of one instance
 *   team(S1.i, 1024)             the threads of one block share the iterations of a parallel loop in a phase of one instance
 */
export interface RecipeLine {
  readonly verb: RecipeVerb;
  readonly args: readonly string[];
  /** The place in the recipe file; absent for a generated line. */
  readonly location?: SourceLocation;
  /** The reason for the line; printed as a comment, not read back. */
  readonly reason?: string;
}

export type RecipeVerb =
  | 'reduce'
  | 'split_k'
  | 'snapshot'
  | 'expand'
  | 'in_place'
  | 'recompute'
  | 'time_tile'
  | 'reorder'
  | 'fuse'
  | 'skew'
  | 'normalize_index'
  | 'split'
  | 'defer'
  | 'privatize'
  | 'serial'
  | 'distribute'
  | 'owner'
  | 'fission'
  | 'permute'
  | 'copy_to_registers'
  | 'threads'
  | 'block'
  | 'cudaize'
  | 'points'
  | 'vectorize'
  | 'tile'
  | 'align'
  | 'copy_to_shared'
  | 'pipeline'
  | 'contract'
  | 'runs'
  | 'launch_bounds'
  | 'panels'
  | 'copy_to_texture'
  | 'copy_to_constant'
  | 'guard_stores'
  | 'unroll'
  | 'unroll_to_depth'
  | 'single'
  | 'team';

export interface Recipe {
  /** The SCoP it is for. */
  readonly scop: string;
  /** The place of this name in the recipe file; absent for a generated recipe. */
  readonly location?: SourceLocation;
  readonly lines: readonly RecipeLine[];
}
