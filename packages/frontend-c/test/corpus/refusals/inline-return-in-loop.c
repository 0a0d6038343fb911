/* A `return` inside a loop that is in no other one. */
static int find(int n, const int *keys) {
  for (int i = 0; i < n; i++)
    if (keys[i] > 3)
      return i;
  return -1;
}
static int keys[10];
void g(int n, int *a) {
#pragma scop
  a[0] = find(10, keys);
  for (int i = 1; i < n; i++)
    a[i] = i;
#pragma endscop
}
