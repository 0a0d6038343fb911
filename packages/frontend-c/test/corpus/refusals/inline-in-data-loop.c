/* A call inside a loop that is a part of a statement. */
static int count(int v) { int n = 0; while (v) { v /= 2; n++; } return n; }
void h(int n, int *a) {
  for (int i = 0; i < n; i++)
    while (a[i] > 1)
      a[i] -= count(a[i]);
}
