-- After section 6.4: constant memory for the mask, shared memory for the image.
init("convolution-2d.c", "seqConv", 0)
dofile("cudaize.lua")

TI = TI or 16
TJ = TJ or 32

tile_by_index({"i","j"}, {TI,TJ}, {l1_control="ii", l2_control="jj"}, {"ii","jj","i","j","k","l"})
cudaize("conv_GPU", {a=(N+M)*(N+M), b=M*M, c=(N+M)*(N+M)}, {block={"jj","ii"}, thread={"j","i"}})
copy_to_constant("b")
copy_to_shared("tx", "a", -16)
copy_to_registers("k", "c")
unroll_to_depth(1)
