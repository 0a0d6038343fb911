double A[64][64], x[64], y[64];

int main(void) {
  for (int i = 0; i < 64; i++)
    for (int j = 0; j < 64; j++)
      y[i] += A[i][j] * x[j];
  return 0;
}
