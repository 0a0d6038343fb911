/* A tile writes a set of which no simple box is known; the simplest one around it is larger than what the tile accesses. */
#include <stdio.h>
#include <stdlib.h>

static void boundary(void) { puts("boundary"); }
static void fill_table(int *p, long count) {
  for (int k = 0; k < count; k++) *p++ = (k * k + k / 2) % 4;
}
static void fill_int(int *p, long count, int salt) {
  for (; count > 0; count--, salt = (salt * 13 + 7) % 1000) *p++ = salt % 29 - 9;
}
static void dump_int(const char *name, const int *p, long count) {
  for (printf("%s", name); count > 0; count--) printf(" %.17g", (double)*p++);
  puts("");
}
static void fill_long(long *p, long count, int salt) {
  for (; count > 0; count--, salt = (salt * 13 + 7) % 1000) *p++ = salt % 29 - 9;
}
static void dump_long(const char *name, const long *p, long count) {
  for (printf("%s", name); count > 0; count--) printf(" %.17g", (double)*p++);
  puts("");
}
static void fill_float(float *p, long count, int salt) {
  for (; count > 0; count--, salt = (salt * 13 + 7) % 1000) *p++ = salt % 29 - 9;
}
static void dump_float(const char *name, const float *p, long count) {
  for (printf("%s", name); count > 0; count--) printf(" %.17g", (double)*p++);
  puts("");
}
static void fill_double(double *p, long count, int salt) {
  for (; count > 0; count--, salt = (salt * 13 + 7) % 1000) *p++ = salt % 29 - 9;
}
static void dump_double(const char *name, const double *p, long count) {
  for (printf("%s", name); count > 0; count--) printf(" %.17g", (double)*p++);
  puts("");
}

/* seed 5641 */
static int p0_B[9][3];

static void p0_kernel(int n, int m) {
  int A[7][5];
  fill_int((void *)A, 35, 65);
  for (int i = 1; i < 7; i += 3) {
    if (2 * i - 2 > -n + m + 4) {
      A[i][0] += (A[i - 1][4]) % 8;
    } else {
      p0_B[i][n - 4] = (p0_B[i - 1][n - 4]) % 1009;
    }
  }
  dump_int("A", (void *)A, 35);
}

static void p0_run(void) {
  const int n = 4;
  const int m = 9;
  fill_int((void *)p0_B, 27, 66);
  p0_kernel(n, m);
  dump_int("B", (void *)p0_B, 27);
}

static void (*const programs[])(void) = { p0_run };

int main(int argc, char **argv) {
  for (int k = argc > 1 ? atoi(argv[1]) : 0; k < 1; k++) {
    printf("== %d\n", k);
    fflush(stdout);
    programs[k]();
  }
  return 0;
}
