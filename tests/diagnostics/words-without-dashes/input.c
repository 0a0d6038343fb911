void shift(int n, double a[n], double b[n]) {
  for (int i = 1; i < n; i++)
    b[i] = a[i - 1];
}

int main(void) {
  double a[9] = {0}, b[9] = {0};
  shift(9, a, b);
  return b[8] != 0;
}
