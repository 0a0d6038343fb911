/* Memory whose size the runtime cannot know, and data subscripts that are not parallel. */
#include <stdio.h>
#include <stdlib.h>

#define N 120

static double pool[N];

/* Subscripts may be negative: `at` points into the middle of a block. */
static void shifted(int n, const int *which, const double *at, double *out)
{
    for (int i = 0; i < n; i++)
        out[i] = at[which[i] - 20] + 1.0;
}

/* What one iteration writes, a later one may read. */
static void chase(int n, const int *next, double *v)
{
    for (int i = 0; i < n; i++)
        v[next[i]] = v[i] + 0.5 * v[next[i]];
}

static void scatter(int n, const int *to, const double *from, double *v)
{
    for (int i = 0; i < n; i++)
        v[to[i]] = from[i];
}

static void gather(int n, const int *which, const double *from, double *to)
{
    for (int i = 0; i < n; i++)
        to[i] = from[which[i]] * 1.5;
}

static double total(const double *v, int n)
{
    double sum = 0.0;
    for (int i = 0; i < n; i++)
        sum += (i % 7 + 1) * v[i];
    return sum;
}

int main(void)
{
    int *which = malloc(N * sizeof *which);
    double *block = malloc(2 * N * sizeof *block), *out = malloc(N * sizeof *out), local[N], few[6];
    for (int i = 0; i < 2 * N; i++)
        block[i] = 0.25 * i;
    for (int i = 0; i < N; i++) {
        which[i] = (i * 37 + 11) % N;
        local[i] = i * i % 23;
        pool[i] = 1.0 / (i + 1);
    }
    shifted(N, which, block + 20, out);
    printf("%.10g\n", total(out, N));
    chase(N, which, block);
    printf("%.10g\n", total(block, 2 * N));
    for (int i = 0; i < N; i++)
        which[i] = i / 3 * 2;
    scatter(N, which, out, block);
    printf("%.10g\n", total(block, 2 * N));

    /* On the stack, in the middle of an array, over itself; then known again. */
    gather(N, which, local, out);
    printf("%.10g\n", total(out, N));
    gather(N / 4, which, pool + 5, out);
    printf("%.10g\n", total(out, N));
    gather(N, which, out, out);
    printf("%.10g\n", total(out, N));
    gather(N, which, pool, out);
    printf("%.10g\n", total(out, N));
    for (int i = 0; i < 6; i++)
        few[i] = i;
    which[5] = 3;
    gather(6, which, few, out);
    printf("%.10g\n", total(out, N));
    free(which);
    free(block);
    free(out);
    return 0;
}
