/* Most of the region is not parallel: the host is faster than one thread of a device. */
unsigned s;
double x[200000], y[200000];

void walk(void) {
  for (int i = 0; i < 200000; i++) {
    s = s * 69069u + 1u;
    x[i] = s;
    y[i] = i;
  }
}
