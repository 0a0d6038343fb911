static int f(int n) { static int count = 0; count += n; return count; }
void g(int n, int *a) {
  for (int i = 0; i < n; i++)
    a[i] = f(i);
}
