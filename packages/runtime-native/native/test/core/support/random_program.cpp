#include "support/random_program.hpp"

#include <functional>

#include "support/boxes.hpp"

namespace boxflow::test {

namespace {

constexpr std::size_t kArrays = 3;

constexpr int kPieces = 3;

// A view that may be split (view_table.hpp), of two dimensions.
struct SplitView {
  std::int64_t count;
  std::uint64_t* base[kPieces];
  std::int64_t stride[kPieces];
  std::int64_t lo[kPieces][2];
  std::int64_t hi[kPieces][2];

  std::uint64_t& at(std::int64_t i, std::int64_t j) const {
    for (std::int64_t p = 0; p < count; ++p) {
      if (lo[p][0] <= i && i < hi[p][0] && lo[p][1] <= j && j < hi[p][1]) return base[p][i * stride[p] + j];
    }
    std::abort();  // a test that goes on would say less
  }
};

template <typename From, typename To>
void run_nest(void* const* a, int first_scalar, const From& from, const To& to) {
  std::int64_t scalars[9];
  for (int i = 0; i < 9; ++i) scalars[i] = kernel_argument<std::int64_t>(a, first_scalar + i);
  const auto& [i0, i1, j0, j1, di, dj, weight, sparse, triangle] = scalars;
  for (std::int64_t i = i0; i < i1; ++i) {
    for (std::int64_t j = j0; j < j1; ++j) {
      if ((sparse && (i + j) % 2 != 0) || (triangle && i > j)) continue;
      std::uint64_t& element = to(i, j);
      element = 3 * element + from(i + di, j + dj) + static_cast<std::uint64_t>(weight);
    }
  }
}

void nest_kernel(void* const* a) {
  const auto view = [&](int position) {
    auto* base = kernel_argument<std::uint64_t*>(a, position);
    const auto stride = kernel_argument<std::int64_t>(a, position + 1);
    return [=](std::int64_t i, std::int64_t j) -> std::uint64_t& { return base[i * stride + j]; };
  };
  run_nest(a, 4, view(0), view(2));
}

void split_nest_kernel(void* const* a) {
  const auto view = [&](int position) {
    const auto* boxes = static_cast<const SplitView*>(a[position]);
    return [=](std::int64_t i, std::int64_t j) -> std::uint64_t& { return boxes->at(i, j); };
  };
  run_nest(a, 2, view(0), view(1));
}

// Any box over whatever is in scope, as far as writer and reader have two dimensions.
Json random_hint(std::mt19937& random, const Nest& writer, const Nest& reader) {
  const auto second = [&](const Nest& nest) {
    return nest.two_dimensions && pick(random, 0, 1) > 0 ? std::string("2") : std::string();
  };
  const auto bound = [&] {
    switch (pick(random, 0, 4)) {
      case 0: return var("lo" + second(writer));
      case 1: return add(var("hi" + second(writer)), num(pick(random, -1, 2)));
      case 2: return sub(var("rlo" + second(reader)), num(pick(random, -1, 1)));
      case 3: return var("rhi" + second(reader));
      default: return num(pick(random, 0, 9));
    }
  };
  return plan_box({bound(), bound()}, {bound(), bound()});
}

constexpr std::int64_t kLastOf64Bits = std::numeric_limits<std::int64_t>::max();

Json is_odd(Json step) { return apply("mod", {std::move(step), num(2)}); }
Json has_changed(const Nest& nest) { return apply("le", {num(nest.over_steps.change), var("t")}); }

// RandomProgram::begin for the distributed dimension.
Json begin_in_step(const RandomProgram& program, const Nest& nest, std::size_t distributed) {
  if (!nest.over_steps.alternates && nest.over_steps.change == kLastOf64Bits) {
    return num(program.begin(nest, distributed, 0));
  }
  Json margin = num(nest.margin);
  if (nest.over_steps.alternates) margin = add(margin, is_odd(var("t")));
  return maximum(num(-nest.shift(distributed)), add(margin, has_changed(nest)));
}

// Threads of the second launch: one, or none.
Json again_in_step(const Nest& nest) {
  return nest.over_steps.again == OverSteps::Again::kOddSteps ? is_odd(var("t")) : has_changed(nest);
}

Json nest_phase(const RandomProgram& program, std::size_t position, std::mt19937& random) {
  const Nest& nest = program.nests[position];
  const std::size_t distributed = nest.by_columns ? 1 : 0;
  Json lo[2];
  Json hi[2];
  for (std::size_t d = 0; d < 2; ++d) {
    const bool second = d != distributed && nest.two_dimensions;
    lo[d] = d == distributed ? var("lo") : second ? var("lo2") : num(program.begin(nest, d, 0));
    hi[d] = d == distributed ? var("hi") : second ? var("hi2") : num(program.end(nest, d));
  }
  Json phase = phase_over("p" + std::to_string(position), {"t"}, nest.by_columns ? 1 : 0,
                          begin_in_step(program, nest, distributed), num(program.end(nest, distributed)));
  if (nest.two_dimensions) {
    const std::size_t other = 1 - distributed;
    const Json begin = num(program.begin(nest, other, 0));
    phase = with_second(phase, nest.by_columns ? 0 : 1, begin, num(program.end(nest, other)));
  }
  phase["workHull"] = sub(var("hi"), var("lo"));
  if (nest.single) phase["single"] = "said so";
  // The hull of what a tile has of the triangle, which may be nothing. Without a second dimension the other one may
  // have no iteration at all, either: then the tile does nothing and its boxes are empty.
  const Json low_column = nest.triangle ? maximum(lo[0], lo[1]) : lo[1];
  const Json high_row = nest.triangle ? minimum(hi[0], hi[1]) : hi[0];
  phase["views"].push_back(reading(view("from", static_cast<int>(nest.from),
                                        plan_box({add(lo[0], num(nest.di)), add(low_column, num(nest.dj))},
                                                 {add(high_row, num(nest.di)), add(hi[1], num(nest.dj))}))));
  phase["views"].push_back(
      writing(reading(view("to", static_cast<int>(nest.to), plan_box({lo[0], low_column}, {high_row, hi[1]}))),
              nest.writes_all()));
  const Json weight = nest.over_steps.weighs ? add(num(nest.weight), var("t")) : num(nest.weight);
  const auto add_launch = [&](std::vector<Json> grid, std::vector<int> block) {
    const Json plain = launch("nest", {0, 1},
                              {lo[0], hi[0], lo[1], hi[1], num(nest.di), num(nest.dj), weight,
                               num(nest.sparse ? 1 : 0), num(nest.triangle ? 1 : 0)},
                              std::move(grid), std::move(block));
    phase["launches"].push_back(nest.can_split ? with_split(plain, "split nest", kPieces) : plain);
  };
  add_launch({}, {});
  if (nest.over_steps.again != OverSteps::Again::kNever) add_launch({again_in_step(nest)}, {1});
  for (std::int64_t hints = pick(random, 0, 3); hints > 0; --hints) {
    const int written = static_cast<int>(pick(random, 0, kArrays - 1));
    const auto reader = static_cast<std::size_t>(pick(random, 0, static_cast<std::int64_t>(program.nests.size()) - 1));
    Json hint = random_hint(random, nest, program.nests[reader]);
    if (nest.over_steps.alternates) hint["lo"][0] = add(hint["lo"][0], is_odd(var("t")));
    phase["flowOut"].push_back(flow(written, static_cast<int>(reader), {hint}));
  }
  return phase;
}

}  // namespace

const boxflow_host_kernel random_program_kernels[] = {
    {"nest", nest_kernel}, {"split nest", split_nest_kernel}, {nullptr, nullptr}};

RandomProgram random_program(std::mt19937& random) {
  RandomProgram program;
  const std::int64_t most = pick(random, 0, 2) == 0 ? 26 : 9;  // wider ones do not fit little memory in one piece
  program.rows = pick(random, 1, most);
  program.columns = pick(random, 1, most);
  program.steps = pick(random, 1, 4);
  for (std::int64_t i = pick(random, 1, 4); i > 0; --i) {
    Nest nest;
    nest.from = static_cast<std::size_t>(pick(random, 0, kArrays - 1));
    nest.to = static_cast<std::size_t>(pick(random, 0, kArrays - 1));
    if (nest.from != nest.to) {
      nest.di = pick(random, -2, 2);
      nest.dj = pick(random, -2, 2);
    }
    nest.weight = pick(random, 1, 1000);
    nest.by_columns = pick(random, 0, 2) == 0;
    nest.two_dimensions = pick(random, 0, 1) == 0;
    nest.sparse = pick(random, 0, 2) == 0;
    nest.triangle = pick(random, 0, 3) == 0;
    nest.single = pick(random, 0, 3) == 0;
    nest.odd_steps_only = pick(random, 0, 3) == 0;
    nest.margin = pick(random, 0, 2);
    nest.can_split = pick(random, 0, 3) > 0;
    program.nests.push_back(nest);
  }
  return program;
}

void vary_over_steps(RandomProgram& program, std::mt19937& random, std::int64_t steps) {
  program.steps = steps;
  program.rounds = pick(random, 0, 3) == 0 ? 2 : 1;
  program.downwards = pick(random, 0, 2) == 0;
  program.ends_at_overflow = pick(random, 0, 2) == 0;
  for (Nest& nest : program.nests) {
    nest.odd_steps_only = nest.odd_steps_only && pick(random, 0, 3) == 0;
    nest.over_steps.alternates = pick(random, 0, 3) == 0;
    if (pick(random, 0, 3) == 0) nest.over_steps.change = pick(random, 1, steps);
    nest.over_steps.weighs = pick(random, 0, 1) == 0;
    const bool changes = nest.over_steps.change <= steps;
    using Again = OverSteps::Again;
    if (pick(random, 0, 3) == 0) nest.over_steps.again = changes ? Again::kFromChange : Again::kOddSteps;
  }
}

namespace {

void run_nest_sequentially(const RandomProgram& program, const Nest& nest, std::int64_t step,
                           std::vector<Matrix>& arrays) {
  const auto weight = static_cast<std::uint64_t>(nest.weight + (nest.over_steps.weighs ? step : 0));
  for (std::int64_t i = program.begin(nest, 0, step); i < program.end(nest, 0); ++i) {
    for (std::int64_t j = program.begin(nest, 1, step); j < program.end(nest, 1); ++j) {
      if ((nest.sparse && (i + j) % 2 != 0) || (nest.triangle && i > j)) continue;
      const auto at = [&](std::int64_t row, std::int64_t column) {
        return static_cast<std::size_t>(row * program.columns + column);
      };
      std::uint64_t& element = arrays[nest.to][at(i, j)];
      element = 3 * element + arrays[nest.from][at(i + nest.di, j + nest.dj)] + weight;
    }
  }
}

// The time loop around leaves that get the step, which counts from 0 on whatever the iterator does.
Json time_loop(const RandomProgram& program, const std::function<std::vector<Json>(const Json& step)>& body) {
  const std::int64_t last = program.steps - 1;
  if (program.downwards) {
    const std::int64_t first = program.ends_at_overflow ? std::numeric_limits<std::int64_t>::min() + last : last;
    const Json goes_on = program.ends_at_overflow ? num(1) : apply("le", {num(0), var("t")});
    return loop("t", num(first), goes_on, -1, body(sub(num(first), var("t"))));
  }
  const std::int64_t first = program.ends_at_overflow ? kLastOf64Bits - last : 0;
  const Json goes_on = program.ends_at_overflow ? num(1) : lt(var("t"), num(program.steps));
  return loop("t", num(first), goes_on, 1, body(first == 0 ? var("t") : sub(var("t"), num(first))));
}

}  // namespace

void run_sequentially(const RandomProgram& program, std::vector<Matrix>& arrays) {
  for (std::int64_t n = 0; n < program.rounds * program.steps; ++n) {
    const std::int64_t step = n % program.steps;
    for (const Nest& nest : program.nests) {
      if (nest.odd_steps_only && step % 2 == 0) continue;
      run_nest_sequentially(program, nest, step, arrays);
      if (nest.runs_again_in(step)) run_nest_sequentially(program, nest, step, arrays);
    }
  }
}

Json plan_of(const RandomProgram& program, std::mt19937& random) {
  Json plan = empty_plan("random", {});
  const std::vector<Json> extents{num(program.rows), num(program.columns)};
  for (const char* name : {"A", "B", "C"}) plan["arrays"].push_back(array(name, "uint64", extents, true, true));
  plan["classes"].push_back(distribution_class("rows", num(-2), num(program.rows + 2)));
  plan["classes"].push_back(distribution_class("columns", num(-2), num(program.columns + 2)));
  for (std::size_t i = 0; i < program.nests.size(); ++i) plan["phases"].push_back(nest_phase(program, i, random));
  const auto body = [&](const Json& step) {
    std::vector<Json> nodes;
    for (std::size_t i = 0; i < program.nests.size(); ++i) {
      const Json run = leaf(static_cast<int>(i), {step});
      if (!program.nests[i].odd_steps_only) {
        nodes.push_back(run);
      } else {
        nodes.push_back({{"kind", "if"},
                         {"condition", is_odd(step)},
                         {"then", Json::array({run})},
                         {"otherwise", Json::array()}});
      }
    }
    return nodes;
  };
  const Json steps = time_loop(program, body);
  const Json rounds = loop("round", num(0), lt(var("round"), num(program.rounds)), 1, {steps});
  plan["host"].push_back(program.rounds == 1 ? steps : rounds);
  return plan;
}

std::vector<Matrix> random_arrays(const RandomProgram& program, std::mt19937& random) {
  std::vector<Matrix> arrays(kArrays);
  for (Matrix& matrix : arrays) {
    for (std::int64_t i = 0; i < program.rows * program.columns; ++i) matrix.push_back(random());
  }
  return arrays;
}

}  // namespace boxflow::test
