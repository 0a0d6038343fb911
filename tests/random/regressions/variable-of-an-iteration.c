/* The last value of an element counts, but not that of the variable for its subscript, which each iteration sets anew. */
#include <stdio.h>
static int B[5], C[1][1];
static void kernel(int n) {
  int x0;
  for (int i = 0; i < n + 1; i++) {
    if (C[0][0] <= 0) {
      x0 = i - i + 2;
      B[x0] = 7;
    }
  }
}
int main(void) { kernel(2); printf("%d\n", B[2]); }
