#define SWAP(a, b) do { double swapped = a; a = b; b = swapped; } while (0)
#define FILL(x, n) do { for (int k = 0; k < n; k++) x[k] = k; } while (0)
void f(int n, double *x, double *y) {
  FILL(x, n);
  for (int i = 0; i < n; i++) SWAP(x[i], y[i]);
  for (int i = 0; i < n; i++)
    if (x[i] > y[i]) SWAP(x[i], y[i]);
  do {
    for (int i = 0; i < n; i++) x[i] += 1;
    FILL(y, n);
  } while ((0));
}
