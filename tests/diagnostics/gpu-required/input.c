double A[64][64];

int main(void) {
  for (int k = 0; k < 64; k++)
    for (int i = 0; i < 64; i++)
      for (int j = 0; j < 64; j++)
        A[i][j] = A[i][j] < A[i][k] + A[k][j] ? A[i][j] : A[i][k] + A[k][j];
  return 0;
}
