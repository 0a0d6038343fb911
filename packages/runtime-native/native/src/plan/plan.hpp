// A plan, typed and with its expressions compiled: packages/ir/src/plan/plan.ts says what each part means.
//
// Slots of expressions: the parameters first, everywhere. In a phase: its host iterators, then lo, hi, lo2, hi2, then
// (flow-out only) rlo, rhi, rlo2, rhi2; the second dimension has its slots even if there is none. In the host tree: the
// iterators of the enclosing loops.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/element_type.hpp"
#include "geometry/box.hpp"
#include "geometry/distribution.hpp"
#include "plan/expr.hpp"

namespace boxflow {

inline constexpr int kPlanVersion = 2;

struct PlanBox {
  bool guarded = false;
  Expr guard;
  std::vector<Expr> lo;
  std::vector<Expr> hi;

  // Returns false if the box is empty. `box` is cut to `bounds`.
  bool evaluate(std::span<const std::int64_t> slots, const Box& bounds, Box& box) const;
};

struct PlanArray {
  std::string name;
  ElementType element = ElementType::kDouble;
  std::vector<Expr> extents;
  std::vector<Expr> host_strides;  // in the program's own memory, in elements; empty: there are no gaps
  bool extents_inferred = false;   // no declaration gives the number of elements, except a parameter's
  bool live_in = false;
  bool live_out = false;
};

struct DistributionClass {
  std::string name;
  Expr lo;
  Expr hi;
};

struct PlanWrite {
  PlanBox box;
  bool exact = false;
};

struct PhaseView {
  std::string name;
  std::size_t array = 0;
  PlanBox box_hull;
  std::vector<PlanBox> reads;
  std::vector<PlanWrite> writes;
  bool clean_up = false;
  std::size_t most_pieces = 1;  // the most buffers that all kernels which use it can find its elements in
};

// A kernel whose views may each be spread over several buffers.
struct SplitVariant {
  std::string kernel;
  std::size_t pieces = 0;  // the most buffers of a view
};

// A view whose box is copied to constant memory before a launch.
struct LaunchConstant {
  std::size_t view = 0;    // position in Launch::views
  std::size_t offset = 0;  // of its first byte
};

struct Launch {
  std::string kernel;
  std::optional<SplitVariant> split;
  bool split_is_known = false;  // false: made by a compiler without variants
  std::vector<std::size_t> views;
  std::vector<LaunchConstant> constants;
  std::vector<Expr> scalars;
  std::vector<Expr> grid;
  std::vector<std::int64_t> block;
};

struct FlowOutSet {
  std::size_t array = 0;
  std::vector<PlanBox> boxes;
};

struct FlowOut : FlowOutSet {
  std::size_t to_phase = 0;
};

struct SecondDimension {
  std::size_t class_index = 0;
  Expr lo;
  Expr hi;
};

struct Phase {
  std::size_t index = 0;  // in Plan::phases
  std::string name;
  std::string summary;
  std::vector<std::string> host_iterators;
  std::size_t class_index = 0;
  Expr lo;
  Expr hi;
  std::optional<SecondDimension> second;
  bool single = false;
  std::vector<PhaseView> views;
  std::vector<Launch> launches;
  std::vector<FlowOut> flow_out;
  std::vector<FlowOutSet> flow_out_sets;
  Expr work_hull;  // of a tile, like the launches' expressions

  // Returns the whole rectangle, at the host iterators in `slots`.
  TileRect rect(std::span<const std::int64_t> slots) const {
    const TileInterval whole{lo.evaluate(slots), hi.evaluate(slots)};
    if (!second) return {whole};
    return {whole, {second->lo.evaluate(slots), second->hi.evaluate(slots)}};
  }
};

struct HostNode {
  enum class Kind { kFor, kIf, kPhase };
  Kind kind = Kind::kPhase;
  // for: `condition` sees the iterator, which is slot `slot`; if: `condition` alone.
  std::size_t slot = 0;
  Expr init;
  Expr condition;
  std::int64_t step = 1;
  std::vector<HostNode> body;       // for; if: then
  std::vector<HostNode> otherwise;  // if
  // phase
  std::size_t phase = 0;
  std::vector<Expr> iterators;
};

struct Assumption {
  Expr condition;
  std::string message;
};

struct Plan {
  std::string name;
  std::string origin;
  bool contracts = false;  // x * y + z with one rounding
  std::vector<std::string> parameters;
  std::vector<Assumption> assumptions;
  std::vector<PlanArray> arrays;
  std::vector<DistributionClass> classes;
  std::vector<Phase> phases;
  std::vector<HostNode> host;
  std::size_t host_slots = 0;   // most slots that the host tree needs, parameters included
  std::size_t phase_slots = 0;  // most slots that a phase needs, parameters included
};

// Returns the names in the plan's order.
std::vector<std::string> array_names(const Plan& plan);

// Throws BF5001 (malformed) and BF5002 (different version).
std::vector<Plan> parse_plans(const char* json);

}  // namespace boxflow
