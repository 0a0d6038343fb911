# Tests of the OpenCL devices. They need libOpenCL and PoCL at run time (Debian: ocl-icd-libopencl1, pocl-opencl-icd).
add_library(boxflow_device_conformance OBJECT ${CMAKE_CURRENT_LIST_DIR}/device_conformance.cpp
                                              ${CMAKE_CURRENT_LIST_DIR}/copies_conformance.cpp
                                              ${CMAKE_CURRENT_LIST_DIR}/launches_conformance.cpp)
target_compile_features(boxflow_device_conformance PUBLIC cxx_std_20)
target_include_directories(boxflow_device_conformance PUBLIC ${CMAKE_CURRENT_LIST_DIR} ${CMAKE_CURRENT_LIST_DIR}/../src
                                                             ${CMAKE_CURRENT_LIST_DIR}/../include)

add_executable(opencl_device_test ${CMAKE_CURRENT_LIST_DIR}/opencl_device_test.cpp)
find_package(Threads REQUIRED)
target_link_libraries(opencl_device_test PRIVATE boxflow_device_conformance boxflow_opencl Threads::Threads)
foreach(count 1 4)
  add_test(NAME opencl_device_${count} COMMAND opencl_device_test ${count})
  set_tests_properties(opencl_device_${count} PROPERTIES LABELS opencl)
endforeach()

add_executable(launch_shape_test ${CMAKE_CURRENT_LIST_DIR}/launch_shape_test.cpp)
target_link_libraries(launch_shape_test PRIVATE boxflow_device_conformance)
add_test(NAME launch_shape COMMAND launch_shape_test)

# Compile-time checks against the real headers, where they are (Debian: opencl-c-headers).
find_path(BOXFLOW_OPENCL_HEADERS CL/cl.h)
if(BOXFLOW_OPENCL_HEADERS)
  add_executable(opencl_declarations_test ${CMAKE_CURRENT_LIST_DIR}/opencl_declarations_test.cpp)
  target_compile_features(opencl_declarations_test PRIVATE cxx_std_20)
  target_include_directories(opencl_declarations_test PRIVATE ${CMAKE_CURRENT_LIST_DIR}/../src)
  target_include_directories(opencl_declarations_test SYSTEM PRIVATE ${BOXFLOW_OPENCL_HEADERS})
  add_test(NAME opencl_declarations COMMAND opencl_declarations_test)
else()
  add_test(NAME opencl_declarations COMMAND ${CMAKE_COMMAND} -E echo "skipped: CL/cl.h is not on this machine")
  set_tests_properties(opencl_declarations PROPERTIES SKIP_REGULAR_EXPRESSION "skipped:")
endif()
