// Random programs of a few loop nests over three matrices: as plans, with flow-out sets that are right, wrong or
// missing, and as the sequential loops.
#pragma once

#include <limits>
#include <random>

#include "support/region_runner.hpp"

namespace boxflow::test {

// The parts of a nest that depend on the step.
struct OverSteps {
  enum class Again { kNever, kOddSteps, kFromChange };
  bool alternates = false;  // in odd steps the margin is wider by one
  std::int64_t change = std::numeric_limits<std::int64_t>::max();  // the step from which on it is wider by one
  bool weighs = false;          // the step is added to the weight
  Again again = Again::kNever;  // each element is computed a second time, by a launch of its own
};

// One parallel loop nest over a rectangle: to[i][j] = 3 * to[i][j] + from[i + di][j + dj] + weight, modulo 2^64.
// If `sparse`, only elements with even i + j are written, so that the written boxes are hulls. If `triangle`, only
// elements with i <= j are, so that tiles may have none.
struct Nest {
  std::size_t from = 0;
  std::size_t to = 0;
  std::int64_t di = 0;
  std::int64_t dj = 0;
  std::int64_t weight = 0;
  bool by_columns = false;
  bool two_dimensions = false;  // both are distributed, the columns first if it is `by_columns`
  bool sparse = false;
  bool triangle = false;
  bool single = false;
  bool odd_steps_only = false;
  bool can_split = false;  // there is a variant of the kernel for views in several buffers
  std::int64_t margin = 0;  // left out at the begin of the distributed dimension
  OverSteps over_steps;

  std::int64_t shift(std::size_t dimension) const { return dimension == 0 ? di : dj; }
  bool writes_all() const { return !sparse && !triangle; }
  std::int64_t margin_in(std::int64_t step) const {
    return margin + (over_steps.alternates ? step % 2 : 0) + (step >= over_steps.change ? 1 : 0);
  }
  bool runs_again_in(std::int64_t step) const {
    return (over_steps.again == OverSteps::Again::kOddSteps && step % 2 != 0) ||
           (over_steps.again == OverSteps::Again::kFromChange && step >= over_steps.change);
  }
};

using Matrix = std::vector<std::uint64_t>;

struct RandomProgram {
  std::int64_t rows = 1;
  std::int64_t columns = 1;
  std::int64_t steps = 1;
  std::int64_t rounds = 1;       // how often the time loop runs as a whole
  bool downwards = false;        // its iterator does, not the step
  bool ends_at_overflow = false;  // its iterator reaches the last value of 64 bits, and its condition always holds
  std::vector<Nest> nests;

  std::int64_t extent(std::size_t dimension) const { return dimension == 0 ? rows : columns; }
  // The iterations for which the read stays inside.
  std::int64_t begin(const Nest& nest, std::size_t dimension, std::int64_t step) const {
    const bool distributed = dimension == (nest.by_columns ? 1 : 0);
    return std::max<std::int64_t>(-nest.shift(dimension), distributed ? nest.margin_in(step) : 0);
  }
  std::int64_t end(const Nest& nest, std::size_t dimension) const {
    return extent(dimension) - std::max<std::int64_t>(nest.shift(dimension), 0);
  }
};

RandomProgram random_program(std::mt19937& random);
// A long time loop of any shape, in which the nests are not the same in all steps.
void vary_over_steps(RandomProgram& program, std::mt19937& random, std::int64_t steps);
void run_sequentially(const RandomProgram& program, std::vector<Matrix>& arrays);

// The plan's arrays are the three matrices, and its kernels those of `random_program_kernels`.
Json plan_of(const RandomProgram& program, std::mt19937& random);
extern const boxflow_host_kernel random_program_kernels[];
std::vector<Matrix> random_arrays(const RandomProgram& program, std::mt19937& random);

}  // namespace boxflow::test
