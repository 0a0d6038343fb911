# Tests of the runtime itself: one executable per core/*_test.cpp, each with doctest's main.
find_package(doctest REQUIRED)
file(GLOB BOXFLOW_CORE_TESTS CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/core/*_test.cpp)
foreach(source ${BOXFLOW_CORE_TESTS})
  get_filename_component(name ${source} NAME_WE)
  add_executable(${name} ${source})
  target_compile_definitions(${name} PRIVATE
    DOCTEST_CONFIG_IMPLEMENT_WITH_MAIN
    BOXFLOW_PACKAGES="${CMAKE_CURRENT_LIST_DIR}/../../..")
  target_link_libraries(${name} PRIVATE boxflow doctest::doctest nlohmann_json::nlohmann_json)
  add_test(NAME ${name} COMMAND ${name})
endforeach()
