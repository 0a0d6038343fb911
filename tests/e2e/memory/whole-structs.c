// Structs as values: assigned whole, in local variables, inside of structs in arrays of both, and with their own sizes.
#include <stdio.h>
#include <stdlib.h>

struct point { double x, y; };
struct particle { char tag; struct point at, trail[3]; int next; float mass[2]; };
struct crowd { int count; struct particle members[N]; struct point mean; };

static void move(int n, struct crowd *to, const struct crowd *from, double dt) {
#pragma scop
  for (int i = 0; i < n; i++) {
    struct particle one = from->members[i];
    struct point d = one.trail[0];
    d.x -= one.at.x;
    one.at.x += dt * d.x;
    one.at.y = one.at.y * 0.5 + d.y;
    to->members[i] = one;
    to->members[i].trail[2] = one.trail[1];
  }
#pragma endscop
}

static void follow(int n, struct particle p[n], struct particle q[n]) {
#pragma scop
  for (int i = 0; i < n; i++)
    q[i] = p[p[i].next];
  for (int i = 0; i < n; i++)
    p[i].at = q[q[i].next].trail[i % 3];
#pragma endscop
}

// Members of the inner structs lie between each other, and between members of the outer ones.
static void interleaved(int n, struct particle *p) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int k = 0; k < 3; k++) {
      p[i].trail[k].y = p[i].trail[k].x + p[i].mass[k % 2];
      p[i].next = n - 1 - p[i].next;
    }
#pragma endscop
}

// The integers of structs as bounds and in subscripts.
static void centre(struct crowd *c, struct point by) {
#pragma scop
  for (int i = 0; i < c->count; i++) {
    c->members[c->count - 1 - i].at.x -= by.x;
    for (int k = c->count / 100; k < 3; k++)
      c->members[i].trail[k].x -= by.y;
  }
#pragma endscop
}

static void swap(int n, struct point *p) {
#pragma scop
  for (int i = 0; i < n / 2; i++) {
    struct point kept = p[i];
    p[i] = p[n - 1 - i];
    p[n - 1 - i] = kept;
  }
#pragma endscop
}

static void print(const struct crowd *c) {
  printf("%d %.17g\n", c->count, c->mean.x);
  for (int i = 0; i < c->count; i++) {
    const struct particle *p = &c->members[i];
    printf("%c %.17g %.17g %d %g %g\n", p->tag, p->at.x, p->at.y, p->next, p->mass[0], p->mass[1]);
    for (int k = 0; k < 3; k++)
      printf("%.17g %.17g\n", p->trail[k].x, p->trail[k].y);
  }
}

int main(void) {
  struct crowd *a = malloc(2 * sizeof *a), *b = a + 1;
  for (int i = 0; i < N; i++) {
    struct particle p = {'a', {i, 2 * i}, {{1, i}, {i, 3}, {5, 6}}, (i * 7 + 3) % N, {i, 0.5f}};
    p.tag = (char)('a' + i % 26);
    a->members[i] = p;
    b->members[i] = p;
    b->members[i].tag = 'z';
  }
  a->count = b->count = N;
  a->mean = b->mean = (struct point){0.25, 0.5};
  move(N, b, a, 0.25);
  follow(N, b->members, a->members);
  interleaved(N, a->members);
  move(N, a, b, 0.125);
  centre(a, b->mean);
  struct point line[N];
  for (int i = 0; i < N; i++)
    line[i] = b->members[i].at;
  swap(N, line);
  print(a);
  print(b);
  for (int i = 0; i < N; i++)
    printf("%.17g %.17g\n", line[i].x, line[i].y);
  free(a);
  return 0;
}
