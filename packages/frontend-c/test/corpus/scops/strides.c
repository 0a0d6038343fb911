void strides(int n, double *a) {
  int i;
#pragma scop
  for (i = 1; i < n; i += 3) a[i] = 1;
  for (i = n - 1; i >= 0; i--) a[i] = 2;
  for (i = n; i > 0; i -= 2) a[i] = 3;
  for (i = 0; n > i; i = i + 2) a[i] = 4;
  for (i = 0; i != n; ++i) a[i] = 5;
  for (i = n; i != 0; i = i - 1) a[i] = 6;
  for (i = 0; 2 * i + 1 < n; i = 1 + i) a[2 * i] = 7;
#pragma endscop
}
