/* Characters that regions compute, and functions of the library that read and write strings. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N 64

static char text[N], copy[N];

static void upper(char *s, int n) {
  for (int i = 0; i < n; i++) s[i] = s[i] >= 'a' && s[i] <= 'z' ? s[i] - 32 : s[i];
}

int main(void) {
  char line[N], *end;
  for (int i = 0; i < N - 1; i++) text[i] = 'a' + i % 20;
  strcpy(copy, text);
  upper(text, 10);
  printf("%s\n%s\n", text, copy);
  strncat(strncpy(line, text + 5, 8), copy, 1);
  line[8] = 0;
  for (int i = 0; i < N - 1; i++) copy[i] = text[N - 2 - i];
  printf("%s %zu %d\n", line, strlen(copy), strcmp(copy, text));
  sprintf(line, "%.3s|%d", copy, 42);
  for (int i = 0; i < N - 1; i++) text[i] = line[i % 6];
  puts(text);
  sscanf("12.5 7", "%63s %s", line, copy);
  for (int i = 0; i < N - 1; i++) text[i] = line[i % 4];
  text[4] = 0;
  printf("%g", strtod(text, &end));
  printf(" %s %d\n", end, atoi(copy));
  for (int i = 0; i < N - 1; i++) text[i] = '1' + i % 3;
  text[5] = 0;
  memmove(text + 1, text, 3);
  upper(text, N - 1);
  printf("%d %s %s\n", atoi(text), text, strchr(text, '2'));
  return 0;
}
