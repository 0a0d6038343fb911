/* Addresses that library functions get, of which the expression does not say that they are. */
#include <stdio.h>
#include <string.h>

#define N 64

static double d[N];
static int counts[N];
static char line[N];

int main(void) {
  unsigned long address = (unsigned long)d;
  double *p;
  __auto_type q = d;
  for (int i = 0; i < N; i++) d[i] = i;
  memset((void *)address, 0, 2 * sizeof(double));
  for (int i = 0; i < N; i++) d[i] = d[i] + 1;
  printf("%g\n", d[1]);
  memset(p = d, 0, 3 * sizeof(double));
  for (int i = 0; i < N; i++) d[i] = d[i] + 1;
  printf("%g %d\n", d[2], p == d);
  memset(q + 1, 0, 3 * sizeof(double));
  for (int i = 0; i < N; i++) d[i] = d[i] + 1;
  printf("%g\n", d[3]);

  for (int i = 0; i < N; i++) counts[i] = i;
  printf("%d\n", counts[2]);
  for (int i = 0; i < N; i++) counts[i] = counts[i] + 1;
  printf("%d" "%n\n", 123, &counts[5]);
  for (int i = 0; i < N; i++) counts[i] = counts[i] + 1;
  printf("%d\n", counts[5]);

  for (int i = 0; i < N; i++) line[i] = 'a' + i % 26;
  line[N - 1] = 0;
  puts(line);
  for (int i = 0; i < N - 1; i++) line[i] = line[i] == 'a' ? 'b' : line[i];
  strcpy(strchr(line, 'k'), "KLM");
  for (int i = 0; i < N - 1; i++) line[i] = line[i] == 'b' ? 'c' : line[i];
  puts(line);
  return 0;
}
