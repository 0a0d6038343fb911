TI=16
TJ=16
tile_by_index({"i","j"}, {TI,TJ},
              {l1_control="ii", l2_control="jj"},
              {"ii", "jj", "i", "j" , "k" , "l"})
cudaize("conv_GPU", {a=(N+M)*(N+M), b=M*M, c=(N+M)*(N+M)},
        {block={"ii","jj"}, thread={"i","j"}})
