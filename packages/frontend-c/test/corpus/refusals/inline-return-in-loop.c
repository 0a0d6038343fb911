static int find(int n, const int *keys) {
  for (int i = 0; i < n; i++)
    if (i > 3)
      return i;
  return -1;
}
static int keys[10];
void g(int n, int *a) {
  for (int i = 0; i < n; i++)
    a[i] = find(i, keys);
}
