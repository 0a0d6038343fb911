#include "plan/expr_json.hpp"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <unordered_map>

#include "plan/plan_error.hpp"

namespace boxflow {

namespace {

using Json = nlohmann::json;
using Op = Expr::Op;

struct Operator {
  Op op;
  int min_args;
  int max_args;
};

constexpr int kMany = 1 << 20;

const std::unordered_map<std::string, Operator>& operators() {
  static const std::unordered_map<std::string, Operator> table{
      {"add", {Op::kAdd, 2, kMany}},   {"sub", {Op::kSub, 2, 2}},          {"mul", {Op::kMul, 2, kMany}},
      {"neg", {Op::kNeg, 1, 1}},       {"floordiv", {Op::kFloorDiv, 2, 2}}, {"mod", {Op::kMod, 2, 2}},
      {"min", {Op::kMin, 2, kMany}},   {"max", {Op::kMax, 2, kMany}},      {"select", {Op::kJump, 3, 3}},
      {"eq", {Op::kEq, 2, 2}},         {"ne", {Op::kNe, 2, 2}},            {"lt", {Op::kLt, 2, 2}},
      {"le", {Op::kLe, 2, 2}},         {"gt", {Op::kGt, 2, 2}},            {"ge", {Op::kGe, 2, 2}},
      {"and", {Op::kAndJump, 2, kMany}}, {"or", {Op::kOrJump, 2, kMany}},  {"not", {Op::kNot, 1, 1}},
  };
  return table;
}

class Compiler {
 public:
  Compiler(const Scope& scope, const std::string& where) : scope_(scope), where_(where) {}

  Expr compile(const Json& json) {
    emit_expr(json);
    return Expr(std::move(code_));
  }

 private:
  void emit_expr(const Json& json) {
    if (!json.is_object() || !json.contains("op") || !json["op"].is_string()) fail("an expression has no operator");
    const std::string& name = json["op"].get_ref<const std::string&>();
    if (name == "int") return emit_push(Op::kConstant, integer(json));
    if (name == "var") return emit_push(Op::kSlot, slot(json));
    const auto found = operators().find(name);
    if (found == operators().end()) fail("there is no operator '" + name + "'");
    const Json args = json.value("args", Json());
    const auto& [op, min_args, max_args] = found->second;
    if (!args.is_array() || args.size() < static_cast<std::size_t>(min_args) ||
        args.size() > static_cast<std::size_t>(max_args)) {
      fail("'" + name + "' has the wrong number of operands");
    }
    if (op == Op::kJump) return emit_select(args);
    if (op == Op::kAndJump || op == Op::kOrJump) return emit_short_circuit(op, args);
    emit_operator(op, args);
  }

  std::int64_t integer(const Json& json) const {
    if (!json.contains("value") || !json["value"].is_number_integer()) fail("an integer has no value");
    return json["value"].get<std::int64_t>();
  }

  std::int64_t slot(const Json& json) const {
    if (!json.contains("name") || !json["name"].is_string()) fail("a variable has no name");
    const std::string& name = json["name"].get_ref<const std::string&>();
    const auto found = std::find(scope_.rbegin(), scope_.rend(), name);
    if (found == scope_.rend()) fail("the variable '" + name + "' is not in scope");
    return scope_.rend() - found - 1;
  }

  void emit_operator(Op op, const Json& args) {
    emit_expr(args[0]);
    if (args.size() == 1) emit(op, 0, 0);
    for (std::size_t i = 1; i < args.size(); ++i) {
      if (!emit_fused_add(op, args[i])) {
        emit_expr(args[i]);
        emit(op, 0, -1);
      }
    }
  }

  // Nearly all of a plan's operators are additions of a variable or a constant.
  bool emit_fused_add(Op op, const Json& operand) {
    if (!operand.is_object() || (op != Op::kAdd && op != Op::kSub)) return false;
    const std::string name = operand.value("op", "");
    if (name == "var" && op == Op::kAdd) {
      emit(Op::kAddSlot, slot(operand), 0);
      return true;
    }
    if (name != "int") return false;
    const std::int64_t value = integer(operand);
    if (op == Op::kSub && value == INT64_MIN) return false;
    emit(Op::kAddConstant, op == Op::kSub ? -value : value, 0);
    return true;
  }

  // condition, jump if zero to B, A, jump to end, B, end.
  void emit_select(const Json& args) {
    emit_expr(args[0]);
    const std::size_t to_other = emit(Op::kJumpIfZero, 0, -1);
    emit_expr(args[1]);
    const std::size_t to_end = emit(Op::kJump, 0, -1);
    patch(to_other);
    emit_expr(args[2]);
    patch(to_end);
  }

  void emit_short_circuit(Op op, const Json& args) {
    std::vector<std::size_t> jumps;
    for (std::size_t i = 0; i < args.size(); ++i) {
      if (i > 0) jumps.push_back(emit(op, 0, -1));
      emit_expr(args[i]);
    }
    for (const std::size_t jump : jumps) patch(jump);
    emit(Op::kTruth, 0, 0);
  }

  void emit_push(Op op, std::int64_t value) { emit(op, value, 1); }

  std::size_t emit(Op op, std::int64_t value, int depth_change) {
    depth_ += depth_change;
    if (depth_ > deepest_) deepest_ = depth_;
    if (deepest_ > Expr::kMaxDepth) fail("an expression is nested too deeply");
    code_.push_back({op, value});
    return code_.size() - 1;
  }

  void patch(std::size_t jump) { code_[jump].value = static_cast<std::int64_t>(code_.size() - jump - 1); }

  [[noreturn]] void fail(const std::string& what) const { malformed_plan(where_, what); }

  const Scope& scope_;
  const std::string& where_;
  std::vector<Expr::Instruction> code_;
  int depth_ = 0;
  int deepest_ = 0;
};

}  // namespace

Expr compile_expr(const Json& json, const Scope& scope, const std::string& where) {
  return Compiler(scope, where).compile(json);
}

}  // namespace boxflow
