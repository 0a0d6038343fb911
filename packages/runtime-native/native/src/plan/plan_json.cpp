// JSON to Plan, checking everything that the executor relies on, so that it can index without checks.
#include <nlohmann/json.hpp>

#include "plan/expr_json.hpp"
#include "plan/plan.hpp"
#include "plan/plan_error.hpp"

namespace boxflow {

namespace {

using Json = nlohmann::json;

const Json& member(const Json& json, const char* key, const std::string& where) {
  if (!json.is_object()) malformed_plan(where, "not an object");
  const auto found = json.find(key);
  if (found == json.end()) malformed_plan(where, std::string("'") + key + "' is missing");
  return *found;
}

const Json& list(const Json& json, const char* key, const std::string& where) {
  const Json& value = member(json, key, where);
  if (!value.is_array()) malformed_plan(where, std::string("'") + key + "' is not a list");
  return value;
}

std::string text(const Json& json, const char* key, const std::string& where) {
  const Json& value = member(json, key, where);
  if (!value.is_string()) malformed_plan(where, std::string("'") + key + "' is not a text");
  return value.get<std::string>();
}

bool truth(const Json& json, const char* key, const std::string& where) {
  const Json& value = member(json, key, where);
  if (!value.is_boolean()) malformed_plan(where, std::string("'") + key + "' is neither true nor false");
  return value.get<bool>();
}

std::int64_t integer(const Json& value, const std::string& where) {
  if (!value.is_number_integer()) malformed_plan(where, "not an integer");
  return value.get<std::int64_t>();
}

std::size_t position(const Json& value, std::size_t count, const std::string& where) {
  const std::int64_t number = integer(value, where);
  if (number < 0 || static_cast<std::size_t>(number) >= count) {
    malformed_plan(where, "position " + std::to_string(number) + " of " + std::to_string(count));
  }
  return static_cast<std::size_t>(number);
}

std::vector<std::string> texts(const Json& json, const char* key, const std::string& where) {
  std::vector<std::string> values;
  for (const Json& value : list(json, key, where)) {
    if (!value.is_string()) malformed_plan(where, std::string("'") + key + "' holds something that is not a text");
    values.push_back(value.get<std::string>());
  }
  return values;
}

std::vector<Expr> exprs(const Json& json, const char* key, const Scope& scope, const std::string& where) {
  std::vector<Expr> values;
  for (const Json& value : list(json, key, where)) values.push_back(compile_expr(value, scope, where + "." + key));
  return values;
}

Expr expr(const Json& json, const char* key, const Scope& scope, const std::string& where) {
  return compile_expr(member(json, key, where), scope, where + "." + key);
}

class Parser {
 public:
  explicit Parser(const Json& json) : json_(json) {}

  Plan parse() {
    plan_.name = text(json_, "name", "plan");
    where_ = plan_.name;
    check_version();
    plan_.origin = text(json_, "origin", where_);
    if (json_.contains("contracts")) plan_.contracts = truth(json_, "contracts", where_);
    plan_.parameters = texts(json_, "parameters", where_);
    plan_.host_slots = plan_.parameters.size();
    parse_assumptions();
    parse_arrays();
    parse_classes();
    parse_phases();
    Scope scope = plan_.parameters;
    plan_.host = parse_host(list(json_, "host", where_), scope);
    return std::move(plan_);
  }

 private:
  void check_version() const {
    const std::int64_t version = integer(member(json_, "version", where_), where_ + ".version");
    if (version == kPlanVersion) return;
    throw Error("BF5002",
                "the plan of " + where_ + " has version " + std::to_string(version) +
                    ", and this runtime reads version " + std::to_string(kPlanVersion),
                "build the program again with the boxflow whose runtime it is linked with");
  }

  void parse_assumptions() {
    for (const Json& json : list(json_, "assumptions", where_)) {
      const std::string where = where_ + ".assumptions";
      plan_.assumptions.push_back({expr(json, "condition", plan_.parameters, where), text(json, "message", where)});
    }
  }

  void parse_arrays() {
    for (const Json& json : list(json_, "arrays", where_)) {
      PlanArray array;
      array.name = text(json, "name", where_ + ".arrays");
      const std::string where = where_ + "." + array.name;
      const std::string element = text(json, "element", where);
      const auto type = element_type(element);
      if (!type) malformed_plan(where, "there is no element type '" + element + "'");
      array.element = *type;
      array.extents = exprs(json, "extents", plan_.parameters, where);
      if (array.extents.size() > kMaxRank) {
        malformed_plan(where, "more than " + std::to_string(kMaxRank) + " dimensions");
      }
      if (json.contains("hostStrides")) {
        array.host_strides = exprs(json, "hostStrides", plan_.parameters, where);
        if (array.host_strides.size() != array.extents.size()) malformed_plan(where, "not one stride per dimension");
      }
      array.live_in = truth(json, "liveIn", where);
      array.live_out = truth(json, "liveOut", where);
      if (json.contains("extentsInferred")) array.extents_inferred = truth(json, "extentsInferred", where);
      plan_.arrays.push_back(std::move(array));
    }
  }

  void parse_classes() {
    for (const Json& json : list(json_, "classes", where_)) {
      const std::string where = where_ + ".classes";
      plan_.classes.push_back({text(json, "name", where), expr(json, "lo", plan_.parameters, where),
                               expr(json, "hi", plan_.parameters, where)});
    }
  }

  void parse_phases() {
    phases_ = &list(json_, "phases", where_);
    for (const Json& json : *phases_) plan_.phases.push_back(parse_phase(json));
  }

  Phase parse_phase(const Json& json) {
    Phase phase;
    phase.index = plan_.phases.size();
    phase.name = text(json, "name", where_ + ".phases");
    const std::string where = where_ + "." + phase.name;
    phase.summary = text(json, "summary", where);
    Scope scope = plan_.parameters;
    phase.host_iterators = texts(json, "hostIterators", where);
    scope.insert(scope.end(), phase.host_iterators.begin(), phase.host_iterators.end());
    phase.class_index = position(member(json, "class", where), plan_.classes.size(), where + ".class");
    phase.lo = expr(json, "lo", scope, where);
    phase.hi = expr(json, "hi", scope, where);
    phase.single = !member(json, "single", where).is_null();
    if (json.contains("second")) phase.second = parse_second(json["second"], scope, where + ".second");
    push_rect(scope, "", phase.second.has_value());
    for (const Json& view : list(json, "views", where)) phase.views.push_back(parse_view(view, scope, where));
    for (const Json& launch : list(json, "launches", where)) {
      phase.launches.push_back(parse_launch(launch, phase, scope, where));
    }
    limit_pieces(phase);
    for (const Json& set : list(json, "flowOutSets", where)) {
      parse_flow_out_set(set, scope, where + ".flowOutSets", phase.flow_out_sets.emplace_back());
    }
    phase.work_hull = expr(json, "workHull", scope, where);
    plan_.phase_slots = std::max(plan_.phase_slots, scope.size() + kRectSlots);
    for (const Json& flow : list(json, "flowOut", where)) phase.flow_out.push_back(parse_flow(flow, scope, where));
    return phase;
  }

  SecondDimension parse_second(const Json& json, const Scope& scope, const std::string& where) const {
    SecondDimension second;
    second.class_index = position(member(json, "class", where), plan_.classes.size(), where + ".class");
    second.lo = expr(json, "lo", scope, where);
    second.hi = expr(json, "hi", scope, where);
    return second;
  }

  // The names of a tile's slots, or with the prefix `r` of its readers'. No variable has an empty name.
  static void push_rect(Scope& scope, const std::string& prefix, bool second) {
    for (const char* name : {"lo", "hi", "lo2", "hi2"}) scope.push_back(prefix + name);
    if (!second) std::fill(scope.end() - 2, scope.end(), "");
  }

  PlanBox parse_box(const Json& json, std::size_t array, const Scope& scope, const std::string& where) const {
    PlanBox box;
    box.guarded = json.is_object() && json.contains("guard");
    if (box.guarded) box.guard = expr(json, "guard", scope, where);
    box.lo = exprs(json, "lo", scope, where);
    box.hi = exprs(json, "hi", scope, where);
    const std::size_t rank = plan_.arrays[array].extents.size();
    if (box.lo.size() != rank || box.hi.size() != rank) {
      malformed_plan(where, "a box has another number of dimensions than " + plan_.arrays[array].name);
    }
    return box;
  }

  PhaseView parse_view(const Json& json, const Scope& scope, const std::string& phase) const {
    PhaseView view;
    view.name = text(json, "name", phase + ".views");
    const std::string where = phase + "." + view.name;
    view.array = position(member(json, "array", where), plan_.arrays.size(), where + ".array");
    view.box_hull = parse_box(member(json, "boxHull", where), view.array, scope, where);
    for (const Json& box : list(json, "reads", where)) {
      view.reads.push_back(parse_box(box, view.array, scope, where));
    }
    for (const Json& write : list(json, "writes", where)) {
      view.writes.push_back(
          {parse_box(member(write, "box", where), view.array, scope, where), truth(write, "exact", where)});
    }
    view.clean_up = truth(json, "cleanUp", where);
    return view;
  }

  Launch parse_launch(const Json& json, const Phase& phase, const Scope& scope, const std::string& where) const {
    Launch launch;
    launch.kernel = text(json, "kernel", where + ".launches");
    const std::string here = where + "." + launch.kernel;
    launch.split_is_known = json.contains("split");
    if (launch.split_is_known && !json["split"].is_null()) launch.split = parse_split(json["split"], here + ".split");
    for (const Json& view : list(json, "views", here)) {
      launch.views.push_back(position(view, phase.views.size(), here + ".views"));
    }
    if (json.contains("constants")) parse_constants(json, launch, here + ".constants");
    launch.scalars = exprs(json, "scalars", scope, here);
    launch.grid = exprs(json, "grid", scope, here);
    for (const Json& threads : list(json, "block", here)) {
      launch.block.push_back(integer(threads, here + ".block"));
      if (launch.block.back() <= 0) malformed_plan(here, "a block has no threads");
    }
    if (launch.block.size() != launch.grid.size() || launch.grid.size() > 3) {
      malformed_plan(here, "grid and block do not match, or have more than three dimensions");
    }
    return launch;
  }

  void parse_constants(const Json& json, Launch& launch, const std::string& where) const {
    for (const Json& constant : list(json, "constants", where)) {
      const std::size_t view = position(member(constant, "view", where), launch.views.size(), where + ".view");
      const std::int64_t offset = integer(member(constant, "offset", where), where + ".offset");
      if (offset < 0) malformed_plan(where, "an offset is negative");
      launch.constants.push_back({view, static_cast<std::size_t>(offset)});
    }
  }

  SplitVariant parse_split(const Json& json, const std::string& where) const {
    SplitVariant split;
    split.kernel = text(json, "kernel", where);
    const std::int64_t pieces = integer(member(json, "pieces", where), where);
    if (pieces < 2) malformed_plan(where, "a view that is split has more than one piece");
    split.pieces = static_cast<std::size_t>(pieces);
    return split;
  }

  // Sets the number of pieces of each view to what all its kernels support.
  static void limit_pieces(Phase& phase) {
    std::vector<std::size_t> most(phase.views.size(), SIZE_MAX);
    for (const Launch& launch : phase.launches) {
      for (const std::size_t view : launch.views) {
        most[view] = std::min(most[view], launch.split ? launch.split->pieces : 1);
      }
    }
    for (std::size_t i = 0; i < most.size(); ++i) phase.views[i].most_pieces = most[i];
  }

  FlowOut parse_flow(const Json& json, Scope scope, const std::string& phase) const {
    const std::string where = phase + ".flowOut";
    const std::size_t reader = position(member(json, "toPhase", where), phases_->size(), where + ".toPhase");
    push_rect(scope, "r", (*phases_)[reader].contains("second"));
    FlowOut flow;
    parse_flow_out_set(json, scope, where, flow);
    flow.to_phase = reader;
    return flow;
  }

  void parse_flow_out_set(const Json& json, const Scope& scope, const std::string& where, FlowOutSet& set) const {
    set.array = position(member(json, "array", where), plan_.arrays.size(), where + ".array");
    for (const Json& box : list(json, "boxes", where)) set.boxes.push_back(parse_box(box, set.array, scope, where));
  }

  std::vector<HostNode> parse_host(const Json& nodes, Scope& scope) {
    std::vector<HostNode> parsed;
    if (!nodes.is_array()) malformed_plan(where_ + ".host", "not a list");
    for (const Json& json : nodes) parsed.push_back(parse_node(json, scope));
    return parsed;
  }

  HostNode parse_node(const Json& json, Scope& scope) {
    const std::string where = where_ + ".host";
    const std::string kind = text(json, "kind", where);
    if (kind == "for") return parse_for(json, scope, where);
    if (kind == "if") return parse_if(json, scope, where);
    if (kind == "phase") return parse_leaf(json, scope, where);
    malformed_plan(where, "there is no node '" + kind + "'");
  }

  HostNode parse_for(const Json& json, Scope& scope, const std::string& where) {
    HostNode node;
    node.kind = HostNode::Kind::kFor;
    node.init = expr(json, "init", scope, where);
    node.step = integer(member(json, "step", where), where + ".step");
    if (node.step == 0) malformed_plan(where, "a loop does not advance");
    node.slot = scope.size();
    scope.push_back(text(json, "iterator", where));
    plan_.host_slots = std::max(plan_.host_slots, scope.size());
    node.condition = expr(json, "condition", scope, where);
    node.body = parse_host(list(json, "body", where), scope);
    scope.pop_back();
    return node;
  }

  HostNode parse_if(const Json& json, Scope& scope, const std::string& where) {
    HostNode node;
    node.kind = HostNode::Kind::kIf;
    node.condition = expr(json, "condition", scope, where);
    node.body = parse_host(list(json, "then", where), scope);
    node.otherwise = parse_host(list(json, "otherwise", where), scope);
    return node;
  }

  HostNode parse_leaf(const Json& json, const Scope& scope, const std::string& where) const {
    HostNode node;
    node.phase = position(member(json, "phase", where), plan_.phases.size(), where + ".phase");
    node.iterators = exprs(json, "iterators", scope, where);
    if (node.iterators.size() != plan_.phases[node.phase].host_iterators.size()) {
      malformed_plan(where, "a leaf gives another number of iterators than " + plan_.phases[node.phase].name + " has");
    }
    return node;
  }

  const Json& json_;
  std::string where_ = "plan";
  const Json* phases_ = nullptr;
  Plan plan_;
};

}  // namespace

std::vector<Plan> parse_plans(const char* json) {
  Json document;
  try {
    document = Json::parse(json);
  } catch (const Json::exception& error) {
    malformed_plan("plans", error.what());
  }
  if (!document.is_array()) malformed_plan("plans", "not a list");
  std::vector<Plan> plans;
  for (const Json& plan : document) plans.push_back(Parser(plan).parse());
  return plans;
}

}  // namespace boxflow
