/* Whole structs that are not copied number by number. */
struct node { struct node *next; double value; };
struct table { double values[65]; };
struct point { int x, y; };
struct point zero(void);

void pointers(int n, struct node *a, struct node *b) {
#pragma scop
  for (int i = 0; i < n; i++)
    a[i] = b[i];
#pragma endscop
}

void large(int n, struct table *a, struct table *b) {
#pragma scop
  for (int i = 0; i < n; i++)
    a[i] = b[i];
#pragma endscop
}

void itself(int n, struct point p[n]) {
#pragma scop
  for (int i = 0; i < n; i++)
    p[p[i].x] = p[i];
#pragma endscop
}

void called(int n, struct point p[n]) {
#pragma scop
  for (int i = 0; i < n; i++)
    p[i] = zero();
#pragma endscop
}

struct line { struct point from, to; };

void without_braces(int n, struct line l[n]) {
#pragma scop
  for (int i = 0; i < n; i++)
    l[i] = (struct line){i, n, 3, 4};
#pragma endscop
}

void too_many(int n, struct point p[n]) {
#pragma scop
  for (int i = 0; i < n; i++)
    p[i] = (struct point){i, n, 3};
#pragma endscop
}

struct huge { int values[400000000]; };

void huge(struct huge *h) {
#pragma scop
  for (int i = 0; i < 4; i++)
    h[i] = (struct huge){{i}};
#pragma endscop
}

void several_for_one(int n, struct point p[n]) {
#pragma scop
  for (int i = 0; i < n; i++)
    p[i] = (struct point){{i, n}, 3};
#pragma endscop
}
