struct list { struct list *next; double value; };
struct bits { int a : 3; double x; };
struct packed { char c; double x; } __attribute__((packed));
struct mixed { union { int i; float f; } u; double x; };
struct point { double x, y; };
struct unknown;

void chase(int n, struct list *l) {
#pragma scop
  for (int i = 0; i < n; i++)
    l->next->value = 1;
#pragma endscop
}

void bits(int n, struct bits *b) {
#pragma scop
  for (int i = 0; i < n; i++)
    b[i].x = 1;
#pragma endscop
}

void packed(int n, struct packed *b) {
#pragma scop
  for (int i = 0; i < n; i++)
    b[i].x = 1;
#pragma endscop
}

void mixed(int n, struct mixed *b) {
#pragma scop
  for (int i = 0; i < n; i++)
    b[i].x = 1;
#pragma endscop
}

void across(int n, struct point *p) {
#pragma scop
  for (int i = 0; i < n; i++)
    (&p[i].x)[1] = 1;
#pragma endscop
}

void cast(int n, struct point *p) {
#pragma scop
  for (int i = 0; i < n; i++)
    ((double *)p)[i] = 1;
#pragma endscop
}
