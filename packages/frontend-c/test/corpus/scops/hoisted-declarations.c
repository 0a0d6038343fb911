/* A declaration between loops whose variables are used after them stands before the region. */
enum { KINDS = 8 };

int constants(int n, const int x[n], int y[n]) {
  for (int i = 0; i < n; i++)
    y[i] = 2 * x[i];
  int total = 0, most = -1, kind[KINDS] = {0};
  for (int i = 0; i < n; i++) {
    total += y[i];
    if (y[i] > most)
      most = y[i];
    kind[y[i] & 7]++;
  }
  return total + most + kind[3];
}

/* Only the one that is used after the region. */
double some(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = i;
  double half = 0.5;
  double sum;
  sum = 0;
  for (int i = 0; i < n; i++)
    sum += half * a[i];
  return sum;
}

/* These cut the region. */
double from_the_region(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = i;
  double sum = a[0];
  for (int i = 0; i < n; i++)
    sum += a[i];
  return sum;
}

int total;

int of_two_variables(int n, int *a) {
  for (int i = 0; i < n; i++)
    a[i] = total;
  int total = 0;
  for (int i = 0; i < n; i++)
    total += a[i];
  return total;
}

int that_stays(int n, int *a) {
  for (int i = 0; i < n; i++)
    a[i] = i;
  static int calls = 0;
  for (int i = 0; i < n; i++)
    calls += a[i];
  return calls;
}

int with_a_computed_size(int n, int *a) {
  for (int i = 0; i < n; i++)
    a[i] = i;
  int copy[n];
  for (int i = 0; i < n; i++)
    copy[i] = a[i];
  return copy[n - 1];
}
