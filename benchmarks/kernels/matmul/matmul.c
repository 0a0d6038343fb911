/*
 * Matrix product, C = A B, of an NI x NK and an NK x NJ matrix. Globals. No part is marked: not the initialisation,
 * not the product.
 */
#include <stdio.h>
#include <string.h>

#ifndef NI
#define NI 300
#endif
#ifndef NJ
#define NJ 280
#endif
#ifndef NK
#define NK 320
#endif
#ifndef DATA_TYPE
#define DATA_TYPE double
#endif

DATA_TYPE A[NI][NK], B[NK][NJ], C[NI][NJ];

void initialise(void) {
  for (int i = 0; i < NI; ++i)
    for (int k = 0; k < NK; ++k)
      A[i][k] = (DATA_TYPE)((i * 13 + k * 5) % 31 / 3.0 + 0.5);
  for (int k = 0; k < NK; ++k)
    for (int j = 0; j < NJ; ++j)
      B[k][j] = (DATA_TYPE)((k * 7 + j * 17) % 29 / 3.0 + 0.25);
}

void multiply(void) {
  for (int i = 0; i < NI; ++i)
    for (int j = 0; j < NJ; ++j) {
      C[i][j] = 0;
      for (int k = 0; k < NK; ++k)
        C[i][j] += A[i][k] * B[k][j];
    }
}

int main(int argc, char **argv) {
  int dump = argc > 1 && !strcmp(argv[1], "--dump");
  double checksum = 0;
  initialise();
  multiply();
  for (int i = 0; i < NI; ++i)
    for (int j = 0; j < NJ; ++j) {
      if (dump) printf("%.17g\n", (double)C[i][j]);
      checksum += C[i][j] * (1 + (i + 2 * j) % 5);
    }
  if (!dump) printf("checksum %.12e\n", checksum);
  return 0;
}
