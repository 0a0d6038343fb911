double a[5], total;
int work(n, x) int n; double *x;
{
  register int i;
  for (i = 0; i < 5; i++) { { ; } a[i] = (x[i]); }
  for (i = 0; i < 5; i++) { a[i] = 1; };
  return 0;
}
