void f(double *a) {
  for (int i = 0; i < 3; i++) {
#pragma scop
    for (int j = 0; j < 3; j++) a[j] = 1;
  }
#pragma endscop
}
