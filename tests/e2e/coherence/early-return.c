/* Functions with arrays of their own, left in several ways; what is below them on the stack is used for other things next. */
#include <stdio.h>
#include <string.h>

static int fill(int n, int start) {
  int own[400];
  for (int i = 0; i < n; i++) own[i] = start + i;
  if (start < 0) return -1;
  for (int k = 0; k < 3; k++) {
    int inner[200];
    for (int i = 0; i < n; i++) inner[i] = own[i] * k;
    if (k == start) return inner[5];
    if (k == 1) continue;
    for (int i = 0; i < n; i++) own[i] += inner[i];
  }
  return own[n - 1];
}

static int reuse(int depth) {
  char text[3000];
  int numbers[100];
  memset(text, 'a' + depth, sizeof text);
  for (int i = 0; i < 100; i++) numbers[i] = i;
  text[2999] = 0;
  return (int)strlen(text) + text[17] + numbers[depth];
}

int main(void) {
  int sum = 0;
  for (int t = -2; t < 6; t++) {
    sum += fill(150, t);
    sum += reuse(t + 2);
    sum += fill(200, t);
  }
  printf("%d\n", sum);
  return 0;
}
