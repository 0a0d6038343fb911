-- After section 6.2.2: blocks and threads of one dimension, the input vector in shared memory, the result in a register.
init("gemv.c", "gemv", 0)
dofile("cudaize.lua")

TI = TI or 64
TJ = TJ or 64

tile_by_index({"i","j"}, {TI,TJ}, {l1_control="ii", l2_control="jj"}, {"ii","jj","i","j"})
normalize_index("i")
cudaize("mv_GPU", {a=N*N, x=N, y=N}, {block={"ii"}, thread={"i"}})
copy_to_shared("tx", "x", 1)
copy_to_registers("jj", "y")
unroll_to_depth(1)
