/* A list whose nodes lie in an array of bytes that the program has declared, and a region that moves its bytes. */
#include <stdio.h>

struct node {
  struct node *next;
};

static _Alignas(16) unsigned char pool[64];

static int length(const struct node *n) {
  int count = 0;
  while (n) {
    count++;
    n = n->next;
  }
  return count;
}

int main(void) {
  struct node *head = (struct node *)pool;
  head->next = head + 1;
  printf("%d\n", length(head));
  for (int i = 0; i < 32; i++) pool[i] = pool[i + 32];
  printf("%d\n", length(head));
  return 0;
}
