/* Members that are no parameters. */
struct size { int rows, columns; };
struct list { int count; double values[100]; };

void inner_loop(int n, const struct list *l, double a[100]) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < l->count; j++)
      a[j] += i;
#pragma endscop
}

void of_an_element(int n, const struct list l[n], double a[100]) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < l[i].count; j++)
      a[j] += i;
#pragma endscop
}

void written(struct size *s, int *counts) {
#pragma scop
  for (int i = 0; i < s->rows; i++)
    counts[i] = 0;
#pragma endscop
}

void copied(struct size *s, struct size *from) {
#pragma scop
  for (int i = 0; i < s->rows; i++)
    s[i] = from[i];
#pragma endscop
}

void changes(struct size s, double *a) {
#pragma scop
  for (int i = 0; i < s.rows; i++) {
    a[i] = 0;
    s.rows--;
  }
#pragma endscop
}

void extent(struct size s) {
  double a[s.rows];
#pragma scop
  for (int i = 0; i < s.rows; i++)
    a[i] = 0;
#pragma endscop
}
