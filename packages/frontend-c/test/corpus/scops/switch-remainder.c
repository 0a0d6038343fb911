/* A `switch` on the remainder of an iterator that begins below 0: C rounds towards 0, so a remainder may be -1. */
void f(int n, int b[n + 9]) {
  for (int i = -9; i < n; i++)
    switch (i % 2) {
    case 0:
      b[i + 9] = 1;
      break;
    case -1:
      b[i + 9] = 2;
      break;
    default:
      b[i + 9] = 3;
    }
}
