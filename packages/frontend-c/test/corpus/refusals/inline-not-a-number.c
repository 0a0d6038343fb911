/* Functions whose results or variables are not numbers. */
typedef double *values;
static double *from(double *a, int i) { return a + i; }
static double second(double *a, int i) { values rest = a + 1; return rest[i]; }

void result(int n, double *a, double *b) {
#pragma scop
  for (int i = 0; i < n; i++)
    a[i] = from(b, i) != a;
#pragma endscop
}

void variable(int n, double *a, double *b) {
#pragma scop
  for (int i = 0; i < n; i++)
    a[i] = second(b, i);
#pragma endscop
}
