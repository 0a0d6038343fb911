/* Sizes in structs, of which the second is read only where the program would: then the struct may not be there. */
#include <stdio.h>

struct size {
  int rows, columns;
};

static double a[60][70];

static void grow(const struct size *outer, const struct size *inner) {
  for (int i = 0; i < outer->rows; i++)
    for (int j = 0; j < inner->columns; j++) a[i][j] = a[i][j] + i - j;
}

int main(void) {
  struct size whole = {60, 70}, none = {0, 0};
  for (int step = 0; step < 4; step++) {
    grow(&whole, &whole);
    grow(&none, NULL);
    whole.columns = whole.columns - 3;
  }
  double sum = 0;
  for (int i = 0; i < 60; i++)
    for (int j = 0; j < 70; j++) sum = sum * 0.5 + a[i][j];
  printf("%.6f\n", sum);
  return 0;
}
