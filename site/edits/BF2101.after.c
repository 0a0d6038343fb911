// from[where[i]] = i, which is computed once for all scatters
void gather(int n, double a[n], double b[n], int from[n]) {
  for (int i = 0; i < n; i++)
    b[i] = a[from[i]];
}
