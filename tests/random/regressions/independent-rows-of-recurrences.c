/* Rows are independent, and inside a row later iterations read what earlier ones wrote: gcc's ivdep dropped that. */
#include <stdio.h>

static int B[10][16];

static void f(int n) {
  for (int i = 0; i < n; i++)
    for (int j = 1; j < 8; j++)
      B[i][j + i] = (B[i][j + 1] > B[8][j] ? B[i][j + 1] : B[8][j]) % 1009;
}

int main(void) {
  for (int i = 0; i < 10; i++)
    for (int j = 0; j < 16; j++) B[i][j] = (i * 16 + j) * 7 % 29 - 9;
  f(8);
  for (int i = 0; i < 10; i++)
    for (int j = 0; j < 16; j++) printf("%d\n", B[i][j]);
  return 0;
}
