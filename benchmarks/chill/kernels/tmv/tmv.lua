-- After section 6.2.2: neighbouring threads would read elements far apart, so blocks copy the matrix to shared memory in order.
init("tmv.c", "tmv", 0)
dofile("cudaize.lua")

TI = TI or 64
TJ = TJ or 32

tile_by_index({"i","j"}, {TI,TJ}, {l1_control="ii", l2_control="jj"}, {"ii","jj","i","j"})
normalize_index("i")
cudaize("tmv_GPU", {a=N*N, x=N, y=N}, {block={"ii"}, thread={"i"}})
copy_to_shared("tx", "x", 1)
copy_to_shared("tx", "a", -16)
copy_to_registers("jj", "y")
unroll_to_depth(1)
