-- After section 6.3: small tiles, little work for each thread, the previous picture in shared memory.
init("mpeg4-me.c", "mpeg4", 0)
dofile("cudaize.lua")

Ti = Ti or 32
Tii = Tii or 16

tile_by_index({"i","j"}, {Ti,Ti}, {l1_control="ii", l2_control="jj"}, {"ii","jj","i","j","k","l"})
tile_by_index({"i","j"}, {Tii,Tii}, {l1_control="iii", l2_control="jjj"}, {"ii","jj","iii","i","jjj","j","k","l"})
cudaize("kernel_GPU", {curr=W*W, prev=(N+W)*(N+W), result=N*N}, {block={"jj","ii"}, thread={"j","i"}})
copy_to_shared("iii", "prev", 16)
copy_to_registers("jjj", "result")
unroll_to_depth(2)
