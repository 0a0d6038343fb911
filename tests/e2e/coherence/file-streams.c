/* Arrays that go to files and come back from them. */
#include <stdio.h>
#include <stdlib.h>

#define N 64

static double a[N], b[N];

static void grow(void) {
  for (int i = 0; i < N; i++) a[i] = a[i] * 1.5 + i;
}

int main(void) {
  FILE *file = tmpfile();
  if (!file) return 1;
  for (int t = 0; t < 3; t++) {
    grow();
    rewind(file);
    if (fwrite(a, sizeof a[0], N, file) != N) return 2;
    fflush(file);
    grow();
    rewind(file);
    if (fread(&b[2], sizeof b[0], N - 2, file) != N - 2) return 3;
    for (int i = 0; i < N; i++) b[i] = b[i] - a[i];
    fprintf(file, "%g %g\n", b[3], a[4]);
    rewind(file);
    if (fread(a, sizeof a[0], 4, file) != 4) return 4;
    grow();
    printf("%g %g %g\n", a[2], b[2], b[N - 1]);
  }
  fclose(file);
  return 0;
}
