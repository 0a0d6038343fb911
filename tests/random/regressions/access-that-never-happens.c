/* The first arm is never taken, so one of the accesses to `least` never happens. */
#include <stdio.h>

int main(void) {
  int least = 3;
  for (int j = 0; j < 2; j++)
    for (int k = 0; k < 3; k++)
      if (least > (1 == 0 ? least : j - k)) least = (1 == 0 ? least : j - k);
  printf("%d\n", least);
  return 0;
}
