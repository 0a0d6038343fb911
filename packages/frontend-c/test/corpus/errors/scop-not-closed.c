void f(double *a) {
#pragma scop
  for (int i = 0; i < 3; i++) a[i] = 1;
}
