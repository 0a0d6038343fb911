/* A stream whose characters are an array that regions use. */
#include <stdio.h>

#define N 64

static char text[N];

int main(void) {
  FILE *stream = fmemopen(text, N, "r+");
  for (int i = 0; i < N - 1; i++) text[i] = 'a' + i % 26;
  puts(text);
  for (int i = 0; i < N - 1; i++) text[i] = text[i] == 'a' ? 'A' : text[i];
  printf("%c\n", fgetc(stream));
  fseek(stream, 0, SEEK_SET);
  for (int i = 0; i < N - 1; i++) text[i] = text[i] == 'b' ? 'B' : text[i];
  fprintf(stream, "xyz");
  fflush(stream);
  for (int i = 0; i < N - 1; i++) text[i] = text[i] == 'c' ? 'C' : text[i];
  puts(text);
  return 0;
}
