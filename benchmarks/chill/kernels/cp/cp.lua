-- After section 6.3: 16 x 16 threads; blocks share atoms, and the loop over those of a chunk is unrolled.
init("cp.c", "cenergy", 0)
dofile("cudaize.lua")

TI = TI or 16
TJ = TJ or 16
TN = TN or 32

tile_by_index(0, {"n"}, {TN}, {l1_control="nn"}, {"j","i","nn","n"})
tile_by_index({"j","i"}, {TJ,TI}, {l1_control="jj", l2_control="ii"}, {"jj","ii","nn","j","i","n"})
cudaize(0, "kernel_GPU", {atoms=ATOMS*4, energy=N*N}, {block={"ii","jj"}, thread={"i","j"}})
copy_to_shared("tx", "atoms", -16)
copy_to_registers("nn", "energy")
unroll_to_depth(1)
