typedef struct { double x, y; } pair;
static pair f(double x) { pair p = { x, x }; return p; }
void g(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = f(a[i]).x;
}
