# Tests of the CUDA devices with no GPU: on a driver and an NVRTC made up for the tests. `cuda_smoke` is for a machine
# with GPUs, and is built, not run. Needs opencl_tests.cmake's boxflow_device_conformance.
foreach(driver cuda_fake_driver cuda_fake_old_driver)
  add_library(${driver} SHARED ${CMAKE_CURRENT_LIST_DIR}/cuda_fake_driver.cpp
                               ${CMAKE_CURRENT_LIST_DIR}/cuda_fake_copies.cpp
                               ${CMAKE_CURRENT_LIST_DIR}/cuda_fake_graphs.cpp
                               ${CMAKE_CURRENT_LIST_DIR}/cuda_fake_kernels.cpp)
  target_compile_features(${driver} PRIVATE cxx_std_20)
  target_include_directories(${driver} PRIVATE ${CMAKE_CURRENT_LIST_DIR}/../src)
endforeach()
target_compile_definitions(cuda_fake_old_driver PRIVATE FAKE_WITHOUT_GRAPHS)
add_library(cuda_fake_nvrtc SHARED ${CMAKE_CURRENT_LIST_DIR}/cuda_fake_nvrtc.cpp)
# Their functions are looked up by name; those of libboxflow are hidden.
set_target_properties(cuda_fake_driver cuda_fake_old_driver cuda_fake_nvrtc PROPERTIES CXX_VISIBILITY_PRESET default)

add_executable(cuda_device_test ${CMAKE_CURRENT_LIST_DIR}/cuda_device_test.cpp
                                ${CMAKE_CURRENT_LIST_DIR}/cuda_ring_test.cpp)
target_link_libraries(cuda_device_test PRIVATE boxflow_device_conformance boxflow_cuda boxflow_ring)
add_dependencies(cuda_device_test cuda_fake_driver cuda_fake_nvrtc)
add_test(NAME cuda_device COMMAND cuda_device_test)
set_tests_properties(cuda_device PROPERTIES ENVIRONMENT
  "BOXFLOW_CUDA_LIBRARY=$<TARGET_FILE:cuda_fake_driver>;BOXFLOW_NVRTC_LIBRARY=$<TARGET_FILE:cuda_fake_nvrtc>")

add_executable(cuda_region_test ${CMAKE_CURRENT_LIST_DIR}/cuda_region_test.cpp)
target_compile_options(cuda_region_test PRIVATE -Wall -Wextra)
target_include_directories(cuda_region_test PRIVATE ${CMAKE_CURRENT_LIST_DIR})
target_link_libraries(cuda_region_test PRIVATE boxflow boxflow_bench_parts)
add_dependencies(cuda_region_test cuda_fake_driver cuda_fake_old_driver)
add_test(NAME cuda_region COMMAND cuda_region_test)
set_tests_properties(cuda_region PROPERTIES ENVIRONMENT "BOXFLOW_CUDA_LIBRARY=$<TARGET_FILE:cuda_fake_driver>")
add_test(NAME cuda_region_old_driver COMMAND cuda_region_test)
set_tests_properties(cuda_region_old_driver PROPERTIES ENVIRONMENT
  "BOXFLOW_CUDA_LIBRARY=$<TARGET_FILE:cuda_fake_old_driver>")

# Compile-time checks against the real header, where it is.
find_path(BOXFLOW_CUDA_HEADERS cuda.h HINTS ENV CUDA_HOME ENV CUDA_PATH PATHS /usr/local/cuda PATH_SUFFIXES include)
if(BOXFLOW_CUDA_HEADERS)
  add_executable(cuda_declarations_test ${CMAKE_CURRENT_LIST_DIR}/cuda_declarations_test.cpp)
  target_compile_features(cuda_declarations_test PRIVATE cxx_std_20)
  target_include_directories(cuda_declarations_test PRIVATE ${CMAKE_CURRENT_LIST_DIR}/../src)
  target_include_directories(cuda_declarations_test SYSTEM PRIVATE ${BOXFLOW_CUDA_HEADERS})
  add_test(NAME cuda_declarations COMMAND cuda_declarations_test)
else()
  add_test(NAME cuda_declarations COMMAND ${CMAKE_COMMAND} -E echo "skipped: cuda.h is not on this machine")
  set_tests_properties(cuda_declarations PROPERTIES SKIP_REGULAR_EXPRESSION "skipped:")
endif()

add_executable(cuda_smoke ${CMAKE_CURRENT_LIST_DIR}/cuda_smoke.cpp)
target_link_libraries(cuda_smoke PRIVATE boxflow_device_conformance boxflow_cuda boxflow_ring)
