/*
 * What a library function said of its failure is still there when the program asks for it, whatever was done with the
 * devices in between.
 */
#define _GNU_SOURCE
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>

#define N 500

static double a[N];

static void step(int t) {
  int i;
  for (i = 0; i < N; i++) a[i] = 0.5 * a[i] + t;
}

int main(void) {
  char memory[64];
  FILE *stream;
  int t;
  for (t = 0; t < 4; t++) {
    step(t);
    stream = fopen("/no/such/folder/file", "r");
    if (!stream && errno == ENOENT) printf("step %d: no such file\n", t);
    step(t);
    errno = 0;
    if (strtol("99999999999999999999999", NULL, 10) > 0) printf("step %d: too large: %d\n", t, errno == ERANGE);
  }
  stream = fmemopen(memory, sizeof memory, "w");
  errno = 0;
  step(4);
  fputs("text", stream);
  printf("errno %d\n", errno);
  fclose(stream);
  printf("%s %.9g %.9g\n", memory, a[0], a[N - 1]);
  return 0;
}
