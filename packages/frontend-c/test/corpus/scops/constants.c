enum { ROWS = 4, COLUMNS = ROWS * 2, LAST };
static const int width = COLUMNS + 1;
enum shape { FLAT = 2 } shape;
double A[ROWS][LAST];
void constants(void) {
  const int first = FLAT / 2;
  for (int i = first; i < ROWS; i++)
    for (int j = 0; j < width; j++)
      A[i][j] = COLUMNS + width;
}

#include <float.h>
void least(int n, double m, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = a[i] > m ? DBL_MAX : a[i] < DBL_EPSILON ? -DBL_MIN : 0;
}
