/* A thread of another file that waits for the program and reads what it computed. */
#include <stdio.h>

#define N 64

double a[N];
void begin(void);
void let_it_read(void);
double end(void);

static void grow(void) {
  for (int i = 0; i < N; i++) a[i] = a[i] + i;
}

int main(void) {
  begin();
  for (int t = 0; t < 4; t++) {
    grow();
    grow();
    let_it_read();
    grow();
  }
  printf("%g\n", end());
  return 0;
}
