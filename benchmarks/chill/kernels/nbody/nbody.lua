-- After section 6.3: few threads in a block, and the innermost loop unrolled for 128 bodies, whose places blocks share.
init("nbody.c", "nbody", 0)
dofile("cudaize.lua")

TI = TI or 64
TJ = TJ or 128

tile_by_index({"i","j"}, {TI,TJ}, {l1_control="ii", l2_control="jj"}, {"ii","jj","i","j"})
cudaize("kernel_GPU", {x=N, y=N, z=N, mass=N, ax=N, ay=N, az=N}, {block={"ii"}, thread={"i"}})
for _, array in ipairs({"mass"}) do copy_to_shared("tx", array, 1) end
for _, array in ipairs({"ax", "ay", "az"}) do copy_to_registers("jj", array) end
unroll(0, "j", TJ)
