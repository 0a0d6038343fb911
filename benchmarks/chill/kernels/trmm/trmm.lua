-- The strategy of Figure 4.1 (d) for a triangle: all threads of a block go through the chunks of the longest of their sums.
init("trmm.c", "trmm", 0)
dofile("cudaize.lua")

TI = TI or 64
TJ = TJ or 64
TK = TK or 16

tile_by_index({"i","j"}, {TI,TJ}, {l1_control="ii", l2_control="jj"}, {"ii","jj","i","j","k"})
tile_by_index({"k"}, {TK}, {l1_control="kk"}, {"ii","jj","kk","i","j","k"}, strided)
tile_by_index({"i"}, {TK}, {l1_control="t", l1_tile="tt"}, {"ii","jj","kk","tt","t","j","k"})
tile_by_index({"j"}, {TK}, {l1_control="s", l1_tile="ss"}, {"ii","jj","kk","tt","t","ss","s","k"})
cudaize("trmm_GPU", {l=N*N, b=N*N, c=N*N}, {block={"ii","jj"}, thread={"tt","ss"}})
copy_to_shared("tx", "b", -16)
copy_to_shared("tx", "l", -16)
copy_to_registers("kk", "c")
unroll_to_depth(1)
