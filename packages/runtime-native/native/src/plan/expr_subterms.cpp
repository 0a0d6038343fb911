// Finds the subterms of an expression that depend on outer slots only.
#include <algorithm>

#include "plan/expr.hpp"

namespace boxflow {

namespace {

using Op = Expr::Op;
using Instruction = Expr::Instruction;

bool is_jump(Op op) {
  return op == Op::kJump || op == Op::kJumpIfZero || op == Op::kAndJump || op == Op::kOrJump;
}

bool is_unary(Op op) {
  return op == Op::kAddSlot || op == Op::kAddConstant || op == Op::kNeg || op == Op::kNot || op == Op::kTruth;
}

// The instruction maps different values to different ones, so leaving it out gives fewer distinct subterms.
bool tells_apart(Op op) { return op == Op::kAddConstant || op == Op::kNeg; }

// Follows the code with a stack of what made each value: straight code from `begin` on that looks at outer slots only,
// or anything else.
class Subterms {
 public:
  Subterms(std::span<const Instruction> code, std::size_t first, std::size_t end, std::vector<Expr>& subterms)
      : code_(code), first_(first), end_(end), subterms_(subterms) {}

  void find() {
    for (at_ = 0; at_ < code_.size(); ++at_) {
      close_at_target();
      step();
    }
    close_at_target();
    close(stack_.back());
  }

 private:
  struct Value {
    std::size_t begin;
    bool outer;
    bool changes;  // it uses a slot that is not a parameter
    std::size_t end;
  };

  void step() {
    const auto& [op, operand] = code_[at_];
    if (op == Op::kConstant) return push(true, false);
    if (op == Op::kSlot) return push(is_outer(operand), changes(operand));
    if (is_jump(op)) return jump(operand);
    if (is_unary(op)) return op == Op::kAddSlot ? add_slot(operand) : extend(stack_.back());
    Value right = stack_.back();
    stack_.pop_back();
    Value& left = stack_.back();
    if (left.outer && right.outer) {
      left.changes = left.changes || right.changes;
      return extend(left);
    }
    close(right);
    close(left);
  }

  // A value that other code may have made as well.
  void close_at_target() {
    if (stack_.empty() || std::find(targets_.begin(), targets_.end(), at_) == targets_.end()) return;
    close(stack_.back());
  }

  void push(bool outer, bool changing) { stack_.push_back({at_, outer, outer && changing, at_ + 1}); }
  void extend(Value& value) { value.end = at_ + 1; }
  bool is_outer(std::int64_t slot) const { return static_cast<std::size_t>(slot) < end_; }
  bool changes(std::int64_t slot) const { return static_cast<std::size_t>(slot) >= first_; }

  void add_slot(std::int64_t slot) {
    Value& top = stack_.back();
    if (top.outer && is_outer(slot)) {
      top.changes = top.changes || changes(slot);
      return extend(top);
    }
    close(top);
    if (is_outer(slot) && changes(slot)) subterms_.push_back(Expr(std::vector<Instruction>{{Op::kSlot, slot}}));
  }

  // A value after a jump may come from different code than the instructions before it, so subterms end there.
  void jump(std::int64_t distance) {
    targets_.push_back(at_ + 1 + static_cast<std::size_t>(distance));
    close(stack_.back());
    stack_.pop_back();
  }

  // Ends a value that will be more than its code from now on.
  void close(Value& value) {
    if (value.outer && value.changes) {
      std::span<const Instruction> code = code_.subspan(value.begin, value.end - value.begin);
      while (tells_apart(code.back().op)) code = code.first(code.size() - 1);
      subterms_.push_back(Expr(std::vector<Instruction>(code.begin(), code.end())));
    }
    value.outer = false;
  }

  std::span<const Instruction> code_;
  std::size_t first_;
  std::size_t end_;
  std::vector<Expr>& subterms_;
  std::vector<Value> stack_;
  std::vector<std::size_t> targets_;
  std::size_t at_ = 0;
};

}  // namespace

void Expr::add_outer_subterms(std::size_t first, std::size_t end, std::vector<Expr>& subterms) const {
  Subterms(code_, first, end, subterms).find();
}

}  // namespace boxflow
