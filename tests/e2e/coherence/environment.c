/* Characters that are the program's environment. */
#include <stdio.h>
#include <stdlib.h>

#define N 16

static char entry[N] = "LETTERS=abcdefg";

int main(void) {
  putenv(entry);
  for (int t = 0; t < 3; t++) {
    for (int i = 0; i < 7; i++) entry[i] = "LETTERS"[i] + 0;
    for (int i = 8; i < N - 1; i++) entry[i] = entry[i] + 1;
    const char *found = getenv("LETTERS");
    printf("%s\n", found ? found : "none");
    for (int i = 0; i < 7; i++) entry[i] = entry[i] + 1;
    printf("%d\n", getenv("LETTERS") == 0);
    for (int i = 0; i < 7; i++) entry[i] = entry[i] - 1;
  }
  return 0;
}
