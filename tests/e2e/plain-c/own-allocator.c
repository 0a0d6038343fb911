/*
 * A program with allocation functions of its own: how many elements its pointers have is not known. The runtime's threads
 * call these functions, too, so they are safe for threads.
 */
#include <stddef.h>
#include <stdio.h>
#include <string.h>

static _Alignas(64) char pool[1 << 28];
static size_t used = 64;

void *malloc(size_t bytes)
{
    size_t taken = (bytes + 127) / 64 * 64;
    size_t begin = __atomic_fetch_add(&used, taken, __ATOMIC_RELAXED);
    size_t *block = (size_t *)(pool + begin);
    if (begin + taken > sizeof pool)
        return NULL;
    block[6] = bytes;
    return block + 8;
}

void free(void *block) { (void)block; }

void *calloc(size_t count, size_t bytes)
{
    void *block = malloc(count * bytes);
    return block ? memset(block, 0, count * bytes) : NULL;
}

void *realloc(void *block, size_t bytes)
{
    void *moved = malloc(bytes);
    if (moved && block)
        memcpy(moved, block, ((size_t *)block)[-2] < bytes ? ((size_t *)block)[-2] : bytes);
    return moved;
}

static void gather(int n, const int *which, const double *from, double *to)
{
    for (int i = 0; i < n; i++)
        to[i] = from[which[i]] * 1.5;
}

static double table[100];

int main(void)
{
    int *which = malloc(100 * sizeof *which);
    double *x = malloc(100 * sizeof *x), *y = malloc(100 * sizeof *y), sum = 0.0;
    for (int i = 0; i < 100; i++) {
        which[i] = i * 37 % 100;
        table[i] = x[i] = 0.25 * i;
    }
    gather(100, which, x, y);
    for (int i = 0; i < 100; i++)
        sum += i * y[i];
    gather(100, which, table, y);
    for (int i = 0; i < 100; i++)
        sum += y[i];
    printf("%.10g\n", sum);
    free(y);
    free(x);
    free(which);
    return 0;
}
