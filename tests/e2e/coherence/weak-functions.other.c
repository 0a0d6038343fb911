#define N 64
extern double a[N];
double at(int k) { return a[k]++; }
double second(int k) { return a[k + 1]--; }
double last(const double *p) { return p[N - 1] + p[N - 2] ; }
void step(double by) {
  for (int i = 0; i < N; i++) a[i] = a[i] * by;
}
double weight(int k) { return k % 2 + 0.5; }
