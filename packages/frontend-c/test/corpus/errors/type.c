void f(double *a) {
  a = undeclared;
}
