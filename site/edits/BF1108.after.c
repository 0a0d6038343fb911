double scale(int n, double a[n]) {
  int end = 0;
  while (end < n && !(a[end] < 0)) end++;
  for (int i = 0; i < end; i++)
    a[i] = a[i] * 2;
  if (end == n) return 0;
  a[end] = a[end] * 2;
  return a[end];
}
