# Makes one archive of RUNTIME, OLD_GLIBC and the compiler's C++ library: OUTPUT, with a single object. Its names are
# local except for those that match KEEP, so that a program may have a C++ library of its own, of any version, or none.
#
#   cmake -DCXX=… -DOBJCOPY=… -DNM=… -DAR=… -DRUNTIME=… -DOLD_GLIBC=… -DKEEP=a*,b* -DOUTPUT=… -P merge_archive.cmake
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE result)
  if(NOT result EQUAL 0)
    list(JOIN ARGN " " line)
    message(FATAL_ERROR "failed: ${line}")
  endif()
endfunction()

execute_process(COMMAND ${CXX} -print-file-name=libstdc++.a OUTPUT_VARIABLE cxx OUTPUT_STRIP_TRAILING_WHITESPACE)
if(NOT IS_ABSOLUTE "${cxx}")
  message(FATAL_ERROR "${CXX} has no libstdc++.a, which ${name}.a contains (Debian: apt-get install g++)")
endif()

get_filename_component(folder ${OUTPUT} DIRECTORY)
file(MAKE_DIRECTORY ${folder})
get_filename_component(name ${OUTPUT} NAME_WE)
set(object ${folder}/${name}.o)
# Groups that a linker would throw away if another object has them could not be local.
run(${CXX} -r -nostdlib -Wl,--force-group-allocation -o ${object}
    -Wl,--whole-archive ${RUNTIME} -Wl,--no-whole-archive ${OLD_GLIBC} ${cxx})

# objcopy cannot make names local of which a process has one only ("u"), so these get names that nobody else has.
execute_process(COMMAND ${NM} --defined-only ${object} OUTPUT_VARIABLE symbols COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[ ]u [^\n]+" unique "${symbols}")
list(TRANSFORM unique REPLACE " u (.+)" "\\1 boxflow.\\1")
list(JOIN unique "\n" renamed)
file(WRITE ${object}.renamed "${renamed}\n")
string(REPLACE "," ";" kept "${KEEP}")
list(TRANSFORM kept PREPEND "--keep-global-symbol=")
run(${OBJCOPY} --strip-debug --wildcard ${kept} --redefine-syms=${object}.renamed ${object})
file(REMOVE ${OUTPUT})
run(${AR} rcsD ${OUTPUT} ${object})
file(REMOVE ${object} ${object}.renamed)
