static int find(int n, const int *keys, int key) {
  for (int k = 0; k < n; k++)
    if (keys[k] == key) return k;
  return -1;
}
/* Leaves two loops at once, after statements of its own. */
static void settle(int n, int *row) {
  row[0] = 1;
  for (int a = 0; a < n; a++)
    for (int b = 0; b < a; b++) {
      if (row[b] == a) return;
      row[b]++;
    }
  row[0] = 2;
}
void g(int n, int m, const int keys[m], int *a, int rows[n][9]) {
  for (int i = 0; i < n; i++) {
    a[i] = find(m, keys, i % 7);
    settle(9, rows[i]);
  }
}
