void fill(int n, double a[n]) {
  int end = 1;
  while (end * end < n) end++;
  for (int i = 1; i < end; i++)
    a[i] = 1;
}
