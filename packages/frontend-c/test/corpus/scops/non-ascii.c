#include <stdio.h>
/* Größe — 数 */
static double größe[4];
int main(void) {
  puts("→ größe 数 😀");
  /* ä */ for (int i = 0; i < 4; i++) größe[i] = i; puts("😀");
  return 0;
}
