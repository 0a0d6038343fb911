/* Members of structs: sizes that are parameters of regions, arrays inside, copies of whole structs. */
#include <stdio.h>

struct grid {
  int rows, columns;
  double values[30][40];
  int counts[30];
};

static struct grid g, h;

static void add(struct grid *to, const struct grid *from) {
  for (int i = 0; i < from->rows; i++)
    for (int j = 0; j < from->columns; j++) to->values[i][j] += from->values[i][j];
  for (int i = 0; i < to->rows; i++) to->counts[i] += 1;
}

int main(void) {
  struct grid local;
  g.rows = 30;
  g.columns = 40;
  h = g;
  for (int i = 0; i < g.rows; i++)
    for (int j = 0; j < g.columns; j++) g.values[i][j] = i * j;
  for (int t = 0; t < 4; t++) {
    add(&h, &g);
    if (t == 1) g.values[3][4] = -5;
    if (t == 2) {
      local = h;
      add(&local, &g);
      add(&h, &local);
    }
    h.rows -= 3;
    printf("%d %g\n", h.counts[2], h.values[t][t + 1]);
  }
  printf("%d %g %g %d\n", h.rows, h.values[29][39], local.values[3][4], local.counts[7]);
  return 0;
}
