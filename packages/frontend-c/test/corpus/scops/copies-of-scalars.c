/* Copies of scalars: whoever reads one reads the scalar itself, if that still has the value. */
double a[100], b[100], c[100];
int n;

void chain(void) {
  for (int i = 0; i < n; i++) {
    double x = a[i], y = x, z = y;
    b[i] = y + z;
  }
}

/* The source changes before the copy is read. */
void old_value(void) {
  for (int i = 0; i < n; i++) {
    double x = a[i];
    double old = x;
    x = x * 2;
    b[i] = old + x;
  }
}

void swap(void) {
  for (int i = 0; i < n; i++) {
    double x = a[i], y = b[i], t;
    t = x;
    x = y;
    y = t;
    a[i] = x;
    b[i] = y;
  }
}

/* Read by a loop inside, under a condition that the copy does not have, and of another iteration. */
void elsewhere(void) {
  double last = 0;
  for (int i = 0; i < n; i++) {
    double x = a[i], k = x, m = 0;
    for (int j = 0; j < 3; j++) c[3 * i + j] = k * j;
    if (a[i] > 0) m = x;
    b[i] = m + last;
    last = x;
  }
}

/* Used again for other values; an own value that a statement replaces. */
void again(void) {
  for (int i = 0; i < n; i++) {
    double x = a[i], y = b[i], t;
    t = x;
    c[i] = t + 1;
    t = y;
    y = t * t;
    b[i] = y;
  }
}
