/* The same loops on memory that overlaps: they run as they are written. */
#include <stdio.h>
#include <string.h>

typedef struct { double *d; int n; } Vector;
typedef struct { int n; int *cell; } Counts;
typedef struct { unsigned char *data; long size; } Bytes;
struct link { struct link *next; double *value; };

static void shift(Vector *to, const Vector *from) {
  for (int i = 0; i < from->n; i++)
    to->d[i] = from->d[i] + 1;
}

/* The last element may be the number of them. */
static void fill(Counts *c) {
  for (int i = 0; i < c->n; i++)
    c->cell[i] = 2;
}

/* The bytes may be those of the pointer. */
static void clear(Bytes *b, const unsigned char *from) {
  for (long i = 0; i < 8; i++)
    b->data[i] = from[i];
}

static void copy(Bytes *b, const unsigned char *from) {
  for (long i = 0; i < b->size; i++)
    b->data[i] = from[i];
}

/* The pointer changes, and the memory with it. */
static void swap(Vector *a, Vector *b) {
  for (int t = 0; t < 4; t++) {
    for (int i = 0; i < a->n; i++)
      a->d[i] += b->d[i] * t;
    double *d = a->d;
    a->d = b->d;
    b->d = d;
  }
}

static void along(struct link *at, int n) {
  for (int i = 0; i < n; i++) {
    at->value[0] += i;
    at = at->next;
  }
}

/* Where the condition never holds, there is no struct. */
static void perhaps(int n, const double *when, Vector *v) {
  for (int i = 0; i < n; i++)
    if (when[i] > 0) v->d[i] = 1;
}

/* Rows that lie as their pointers say: not at all in order, on each other, or one twice. */
static void prefix(int n, int m, double **a) {
  for (int i = 1; i < n; i++)
    for (int j = 1; j < m; j++)
      a[i][j] += 0.5 * a[i][j - 1] + i;
}

int main(void) {
  double x[41], y[41];
  for (int i = 0; i < 41; i++) { x[i] = i; y[i] = i * 0.5; }
  Vector to = {x + 1, 40}, from = {x, 40}, other = {y, 40};
  shift(&to, &from);
  shift(&from, &other);

  struct { int cell[3]; Counts c; } own = {{7, 7, 7}, {4, NULL}};
  own.c.cell = &own.c.n - 3;
  fill(&own.c);

  /* The first byte moves the pointer, so that the others go elsewhere. */
  _Alignas(256) unsigned char block[256] = {0};
  const unsigned char values[8] = {64, 1, 2, 3, 4, 5, 6, 7};
  Bytes *inside = (Bytes *)block;
  inside->data = block;
  clear(inside, values);
  /* The first byte makes the number of bytes smaller. */
  const unsigned char smaller[8] = {3, 0, 0, 1, 1, 1, 1, 1};
  Bytes sized = {NULL, 8};
  sized.data = (unsigned char *)&sized.size;
  copy(&sized, smaller);
  unsigned char target[8] = {0};
  Bytes plain = {target, 8};
  copy(&plain, (const unsigned char *)"8 bytes");

  swap(&from, &other);
  struct link links[3] = {{links + 1, x}, {links + 2, x + 1}, {links, x + 2}};
  along(links, 9);
  const double never[41] = {0};
  perhaps(41, never, NULL);
  perhaps(41, x, &other);

  static double space[9][8];
  double *list[9];
  for (int k = 0; k < 5; k++) {
    for (int i = 0; i < 9; i++)
      list[i] = k == 0   ? space[i]
                : k == 1 ? space[8 - i]
                : k == 2 ? space[i / 2]
                : k == 3 ? space[0] + 3 * i
                         : space[i == 4 ? 5 : i == 5 ? 4 : i];
    prefix(9, 8, list);
    double all = 0;
    for (int i = 0; i < 72; i++) all += (i % 5 + 1) * space[0][i];
    printf("%.12g ", all);
  }
  double total = 0;
  for (int i = 0; i < 41; i++) total += (i % 5 + 1) * (x[i] - y[i]);
  printf("%g %d %d %d %s\n", total, own.cell[0], own.c.n, block[64 + 7], target);
  printf("%ld %d\n", sized.size, inside->data == block + 64);
  return 0;
}
