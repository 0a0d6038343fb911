/* Declarations between loops that must not be moved before the region: their values or names come from it. */
#include <stdio.h>

#define N 300

static int a[N], b[N], total = 5;

static int from_the_region(void) {
  for (int i = 0; i < N; i++)
    a[i] = 3 * i % 17;
  int first = a[1];
  for (int i = 0; i < N; i++)
    b[i] = a[i] + first;
  return first + b[7];
}

/* In the first loop the name is the global variable's. */
static int of_two_variables(void) {
  for (int i = 0; i < N; i++)
    a[i] = i + total;
  int total = 0;
  for (int i = 0; i < N; i++)
    total += a[i];
  return total;
}

static int that_stays(void) {
  for (int i = 0; i < N; i++)
    a[i] = i % 5;
  static int calls = 0;
  for (int i = 0; i < N; i++)
    calls += a[i];
  return calls;
}

static int of_its_size(int n) {
  for (int i = 0; i < N; i++)
    a[i] = i % n;
  int copy[n];
  for (int i = 0; i < n; i++)
    copy[i] = a[i];
  return copy[n - 1];
}

int main(void) {
  printf("%d\n", from_the_region());
  printf("%d %d\n", of_two_variables(), total);
  printf("%d ", that_stays());
  printf("%d\n", that_stays());
  printf("%d\n", of_its_size(11));
  return 0;
}
