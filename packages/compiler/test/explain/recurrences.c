/* One loop for each way of depending on other iterations. */
double a[1000], b[1000][1000], c[1000], last;

void next(int n) {
#pragma scop
  for (int i = 1; i < 1000; i++)
    a[i] = 0.5 * a[i - 1] + 1;
#pragma endscop
#pragma scop
  for (int i = 4; i < 1000; i++)
    a[i] = a[i - 4] + a[i - 2];
#pragma endscop
#pragma scop
  for (int i = 0; i < 999; i++)
    c[i] = c[i + 1];
#pragma endscop
#pragma scop
  for (int i = 1; i < 1000; i++)
    for (int j = 1; j < 1000; j++)
      b[i][j] = b[i - 1][j] + b[i][j - 1];
#pragma endscop
#pragma scop
  for (int i = 0; i < 1000; i++)
    last = c[i];
#pragma endscop
#pragma scop
  for (int i = 0; i < 1000; i++)
    last = last < c[i] ? c[i] : last;
#pragma endscop
#pragma scop
  for (int i = 998; i >= 0; i--)
    a[i] = a[i + 1] * c[i];
#pragma endscop
}

int main(void) {
  next(0);
  return last > 0;
}
