-- After section 6.5: constant memory for the small arrays, and coalesced accesses to the large ones in global memory.
init("mri-fhd.c", "computeFH", 0)
dofile("cudaize.lua")

Tx = Tx or 128

for _, array in ipairs({"kx", "ky", "kz", "rRho", "iRho"}) do copy_to_constant(array) end
tile_by_index({"x"}, {Tx}, {l1_control="xx"}, {"xx","x","k"})
normalize_index("x")
cudaize("kernel_GPU", {dx=N, dy=N, dz=N, rRho=M, iRho=M, kx=M, ky=M, kz=M, rFHref=N, iFHref=N},
        {block={"xx"}, thread={"x"}})
copy_to_registers("tx", "rFHref")
copy_to_registers("tx", "iFHref")
