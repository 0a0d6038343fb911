double A[100][100], x[100], y[100];

int main(void) {
  double s;
  for (int i = 0; i < 100; i++) {
    s = 0;
    for (int j = 0; j < 100; j++)
      s += A[i][j] * x[j];
    y[i] = s;
  }
  return y[0] > 0;
}
