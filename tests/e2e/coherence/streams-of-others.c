/* Streams over arrays that another file has opened. */
#include <stdio.h>

#define N 64

char text[N];
FILE *open_text(void);
FILE *again;

static void letters(int by) {
  for (int i = 0; i < N; i++) text[i] = 'a' + (text[i] + i + by) % 26;
}

static int next(FILE *from) { return fgetc(from); }

int main(void) {
  FILE *stream = open_text();
  setvbuf(stream, 0, _IONBF, 0);
  letters(1);
  printf("%c\n", fgetc(stream));
  letters(2);
  fputc('X', stream);
  fflush(stream);
  letters(3);
  printf("%c%c%c\n", text[0], text[1], text[2]);
  rewind(stream);
  letters(4);
  fprintf(stream, "%d", 42);
  fflush(stream);
  letters(5);
  again = stream;
  letters(6);
  fputs("xyz", again);
  letters(7);
  printf("%c%c %c\n", text[2], text[3], next(again));
  letters(8);
  printf("%c %d\n", text[5], next(stream));
  return 0;
}
