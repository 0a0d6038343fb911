#include <stdio.h>
#include <stdlib.h>

struct node {
  int value;
  struct node *next;
};

int main(int argc, char **argv) {
  struct node *list = NULL;
  int sum = 0;
  for (int i = 0; i < 4; i++) {
    struct node *node = malloc(sizeof *node);
    node->value = i;
    node->next = list;
    list = node;
  }
  for (; list != NULL; list = list->next)
    sum += list->value;
  printf("%d\n", sum);
  return argc > 1 ? atoi(argv[1]) : 0;
}
