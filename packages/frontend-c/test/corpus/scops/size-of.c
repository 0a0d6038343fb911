struct cell {
  double weight;
  short kinds[3];
};
typedef float real;
void f(int n, double a[n], struct cell *cells, double table[8], float (*rows)[16]) {
  short local[32];
  struct cell one;
  for (int i = 0; i < n; i++) {
    a[i + (int)sizeof local] = sizeof local[0] + sizeof table + sizeof(real);
    a[i + (int)sizeof(struct cell)] = sizeof one.kinds + sizeof cells->weight + sizeof cells[1].kinds[0];
    a[i + (int)sizeof *rows] = sizeof rows[0][1] + sizeof(*cells).kinds + sizeof &one;
    a[i + (int)sizeof(local + 1)] = sizeof *(local + 1) + sizeof *(1 + rows) + sizeof 2 [local];
    a[i + (int)sizeof((char)i)] = sizeof((real)a[i]);
  }
}
