/* Whole structs: each number is an assignment. */
struct point { double x, y; };
struct particle { struct point at, to; int next; float mass[2]; };

struct particle now[100], then[100];

void copies(int n, struct point p[n], const struct point *q) {
  for (int i = 0; i < n; i++)
    p[i] = q[n - 1 - i];
  for (int i = 0; i < 100; i++)
    then[i] = now[i];
}

void locals(int n, struct point p[n]) {
  struct point sum = p[0];
  for (int i = 1; i < n; i++) {
    struct point a = p[i], *b = &p[i - 1], c;
    c = a;
    a.x += b->y;
    p[i] = a;
    p[i].y -= c.x;
  }
  p[0] = sum;
}

void through_data(void) {
  for (int i = 0; i < 100; i++)
    then[i].at = now[now[i].next].to;
  for (int i = 0; i < 100; i++)
    now[i] = now[now[i].next];
}
