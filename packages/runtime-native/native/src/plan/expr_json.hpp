// Compiles an IntExpr from JSON.
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "plan/expr.hpp"

namespace boxflow {

// Throws BF5001 if the JSON is not an expression, or names a variable that is not in scope. `where` is for the message.
Expr compile_expr(const nlohmann::json& json, const Scope& scope, const std::string& where);

}  // namespace boxflow
