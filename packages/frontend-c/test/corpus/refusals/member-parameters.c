/* Members that are no parameters. */
struct size { int rows, columns; };
struct list { int count; double values[100]; };

void inner_loop(int n, const struct list *l, double a[100]) {
#pragma scop
  for (int i = 0; i < n; i++)
    for (int k = 0; k < i; k++)
      for (int j = 0; j < l->count; j++)
        a[j] += i;
#pragma endscop
}

void under_data(int n, const struct list *l, double a[100]) {
#pragma scop
  for (int i = 0; i < n; i++)
    if (a[i] > 0)
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

void copied_in_place(struct size *from) {
  struct size s[4] = {{4, 4}};
#pragma scop
  for (int i = 0; i < s[0].rows; i++)
    s[i] = from[i];
#pragma endscop
}

void copied_array_parameter(struct size s[4], struct size *from) {
#pragma scop
  for (int i = 0; i < s[0].rows; i++)
    s[i] = from[i];
#pragma endscop
}

void written_array_parameter(struct size s[4], int *counts) {
#pragma scop
  for (int i = 0; i < s[0].rows; i++)
    counts[i] = 0;
#pragma endscop
}

void written_by_another_name(struct size *from) {
  struct size s[4] = {{4, 4}};
  struct size *t = s;
#pragma scop
  for (int i = 0; i < s[0].rows; i++)
    t[i] = from[i];
#pragma endscop
}

struct size sizes[4];

void may_point_to_a_global(struct size *s) {
#pragma scop
  for (int i = 0; i < s->columns; i++)
    sizes[i] = sizes[i + 1];
#pragma endscop
}

void under_conditions(int n, const struct list *l, double a[100], int use) {
#pragma scop
  for (int i = 0; i < n; i++)
    if (a[i] > 0)
      a[i + l->count] = 0;
#pragma endscop
#pragma scop
  for (int i = 0; i < n; i++)
    for (int j = 0; j < (i > use ? l->count : 3); j++)
      a[j] = 0;
#pragma endscop
}
