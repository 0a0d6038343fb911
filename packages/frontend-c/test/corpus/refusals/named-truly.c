/* Messages name what is in the way, in words that are true where they are read. */
typedef struct {
  int rows;
  double *d;
} table;
typedef struct {
  int rows;
} counter;
enum { UNKNOWN = __builtin_offsetof(table, d) };
double (*operation)(double);

static double *place(double *a, int i) { if (i < 2) return a; return a + i; }
static double twice(double x) { return 2 * x; }
__attribute__((weak)) double weak(double x) { return x; }
static double unknown(double x) { return __builtin_jn(2, x); }
static void reset(table *t, int i) {
  t->d[i] = 0;
  t->d = 0;
}

void pointer_to_function(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = operation(a[i]);
}
void function_of_a_pointer(int n, double *a) {
  for (int i = 0; i < n; i++)
    *place(a, i) = 1;
}
void weak_function(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = weak(a[i]);
}
void function_as_value(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = twice != 0;
}
void enumerator(int n, int *a) {
  for (int i = 0; i < n; i++)
    a[i] = UNKNOWN;
}
/* Only the counter's rows change; it is checked when the region begins that they are not those of the table. */
void other_member(table *m, counter *c) {
  for (int i = 0; i < m->rows; i++) {
    m->d[i] = 0;
    c->rows = i;
  }
}
void same_member(table *m) {
  for (int i = 0; i < m->rows; i++) {
    m->d[i] = 0;
    m->rows = 3;
  }
}
void next_table(table *m, int n) {
  for (int k = 0; k < n; k++) {
    for (int i = 0; i < m->rows; i++)
      m->d[i] = 0;
    m = m + 1;
  }
}
void in_a_call(table *mine, int n) {
  for (int i = 0; i < n; i++)
    reset(mine, i);
}
void limit(int n, double *a, double most) {
  for (int i = 0; i < n; i++) {
    if (most > 3)
      break;
    a[i] = 0;
  }
}
/* Both loops are named, though the reason is the same line of the same function. */
void two_loops(int n, double *a) {
  for (int i = 0; i < n; i++)
    a[i] = unknown(a[i]);
  for (int j = 0; j < n; j++)
    for (int i = 0; i < n; i++)
      a[i] = unknown(a[i]) + j;
}
/* The reason of the loop is the call, not that its variable begins before it. */
void begins_before(int n, double *a) {
  int i = 0;
  while (i < n) {
    a[i] = unknown(i);
    i++;
  }
}
void in_an_expression(int n, double *a) {
  a[0] = ({
    double s = 0;
    for (int i = 0; i < n; i++)
      s += a[i];
    s;
  });
}
void nothing(int n) {
  for (int i = 0; i < n; i++)
    for (int j = 0; j < n; j++)
      ;
}
