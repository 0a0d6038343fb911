double a[100];

/* The flag is no bound: nobody counts up to it. */
void settle(void) {
  int moved = 1, rounds = 0;
  while (moved && rounds < 50) {
    moved = 0;
    for (int i = 0; i < 100; i++)
      if (a[i] > 1) {
        a[i] = a[i] / 2;
        moved = 1;
      }
    rounds++;
  }
}
