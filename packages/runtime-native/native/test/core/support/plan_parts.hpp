// Parts of plans as JSON, as the compiler writes them.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace boxflow::test {

using Json = nlohmann::json;

Json num(std::int64_t value);
Json var(const std::string& name);
Json apply(const std::string& op, std::vector<Json> args);
Json add(Json a, Json b);
Json sub(Json a, Json b);
Json lt(Json a, Json b);
Json minimum(Json a, Json b);
Json maximum(Json a, Json b);

Json empty_plan(const std::string& name, const std::vector<std::string>& parameters);
Json array(const std::string& name, const std::string& element, std::vector<Json> extents, bool live_in, bool live_out);
Json distribution_class(const std::string& name, Json lo, Json hi);
Json phase_over(const std::string& name, const std::vector<std::string>& host_iterators, int class_index, Json lo,
                Json hi);
// Adds a second distribution dimension to a phase.
Json with_second(Json phase, int class_index, Json lo, Json hi);

Json plan_box(std::vector<Json> lo, std::vector<Json> hi);
// A view that only reads its hull, or does what the other two say.
Json view(const std::string& name, int array, Json hull);
Json reading(Json view);
Json writing(Json view, bool exact);
Json cleaned_up(Json view);

Json launch(const std::string& kernel, std::vector<int> views, std::vector<Json> scalars, std::vector<Json> grid,
            std::vector<int> block);
// Adds the variant for views that are split. Without it, each view is put in one buffer.
Json with_split(Json launch, const std::string& kernel, int pieces);
Json flow(int array, int to_phase, std::vector<Json> boxes);

Json loop(const std::string& iterator, Json init, Json condition, int step, std::vector<Json> body);
Json leaf(int phase, std::vector<Json> iterators);

}  // namespace boxflow::test
