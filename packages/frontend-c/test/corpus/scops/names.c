void names(int n, double *S0, double *mod, double *a) {
  int i = 3;
  for (int and = 0; and < n; and++) {
    S0[and] = mod[and];
    for (int n = 0; n < 3; n++)
      a[n] = i;
  }
  a[0] = i;
  for (int i = 0; i < n; i++)
    for (int n = i; n < 5; n++)
      a[i] += n;
}
