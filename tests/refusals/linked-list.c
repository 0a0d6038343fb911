/* The next element is known only when this one was read. */
#include "check.h"

#define N 500
struct node {
  int value;
  struct node *next;
};
struct node nodes[N];
int values[N];

int main(void) {
  for (int i = 0; i < N; i++) {
    nodes[i].value = i;
    nodes[i].next = i + 1 < N ? &nodes[i + 1] : 0;
  }
  int count = 0;
  for (struct node *n = nodes; n; n = n->next)
    values[count++] = n->value * 3;
  check(values, sizeof values);
  return 0;
}
