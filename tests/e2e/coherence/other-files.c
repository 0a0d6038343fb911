/* Arrays of another file, functions of it that get arrays and those that got some before, and calls back. */
#include <stdio.h>

#define N 64

extern double theirs[];
extern double (*const table_of_theirs)[8];
double ours[N];
void remember(double *p);
double remembered(int k);
void call_back(void (*f)(double *));
double add_to_ours(double by);

static void grow(double *p) {
  for (int i = 0; i < N; i++) p[i] = p[i] + 1;
}

void visible(double by) {
  for (int i = 0; i < N; i++) ours[i] = ours[i] + by;
}

int main(void) {
  double mine[N] = {0};
  remember(mine);
  for (int t = 0; t < 4; t++) {
    grow(mine);
    grow(theirs);
    grow(ours);
    double x = remembered(t);
    grow(mine);
    theirs[t] += table_of_theirs[1][t];
    grow(theirs);
    call_back(grow);
    grow(ours);
    x += add_to_ours(2);
    grow(ours);
    printf("%g %g %g %g\n", x, mine[3], theirs[3], ours[t]);
  }
  return 0;
}
