void two(int ni, int nj, int nk, double alpha, double beta, double tmp[ni][nj], double A[ni][nk], double B[nk][nj], double D[ni][nj]) {
#pragma scop
  for (int i = 0; i < ni; i++)
    for (int j = 0; j < nj; j++) {
      tmp[i][j] = 0;
      for (int k = 0; k < nk; ++k)
        tmp[i][j] += alpha * A[i][k] * B[k][j];
    }
  for (int i = 0; i < ni; i++)
    for (int j = 0; j < nj; j++)
      D[i][j] *= beta;
#pragma endscop
}
