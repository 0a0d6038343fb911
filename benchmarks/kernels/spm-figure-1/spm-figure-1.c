/*
 * The example of figure 1 of Baskaran and others, "Automatic data movement and computation mapping for multi-level
 * parallel architectures with explicitly managed memories": for i and j from LOW to HIGH
 *
 *     A(i, j+1) = 3 A(i+j, j+1),   then for k from LOW+1 to KHIGH:   B(i, j+k) = A(i, k) + B(i+j, k)
 *
 * in arrays of EXTENT x EXTENT. Figure 1 has 10, 14, 20 and 200. Globals, marked.
 */
#include <stdio.h>
#include <string.h>

#ifndef LOW
#define LOW 10
#endif
#ifndef HIGH
#define HIGH 14
#endif
#ifndef KHIGH
#define KHIGH 20
#endif
#ifndef EXTENT
#define EXTENT 200
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

static DATA_TYPE A[EXTENT][EXTENT], B[EXTENT][EXTENT];

static void initialise(void) {
  for (int i = 0; i < EXTENT; i++)
    for (int j = 0; j < EXTENT; j++) {
      A[i][j] = (DATA_TYPE)((i * 7 + j * 13) % 61 / 4.0 + 1);
      B[i][j] = (DATA_TYPE)((i * 11 + j * 3) % 53 / 4.0 + 1);
    }
}

static void compute(void) {
  int i, j, k;
#pragma scop
  for (i = LOW; i <= HIGH; i++)
    for (j = LOW; j <= HIGH; j++) {
      A[i][j + 1] = A[i + j][j + 1] * 3;
      for (k = LOW + 1; k <= KHIGH; k++)
        B[i][j + k] = A[i][k] + B[i + j][k];
    }
#pragma endscop
}

static void report(int dump) {
  double checksum = 0;
  for (int i = 0; i < EXTENT; i++)
    for (int j = 0; j < EXTENT; j++) {
      if (dump) printf("%.17g\n%.17g\n", (double)A[i][j], (double)B[i][j]);
      checksum += A[i][j] * (1 + (i + 2 * j) % 5) + B[i][j];
    }
  if (!dump) printf("checksum %.12e\n", checksum);
}

int main(int argc, char **argv) {
  initialise();
  compute();
  report(argc > 1 && strcmp(argv[1], "--dump") == 0);
  return 0;
}
