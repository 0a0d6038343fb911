/* Pointers to elements that walk neither rows nor columns, or that meet. */
#include <stdio.h>

#define N 40

static int a[N][N], b[N][N];

static void walk(int *x, int n, int stride)
{
    for (int i = 1; i < n; i++)
        x[i * stride] += x[(i - 1) * stride];
}

/* Diagonals: those of neighbouring columns have different elements, but that is not seen. */
static void diagonals(void)
{
    for (int j = 8; j < N; j++)
        walk(&a[0][j], 8, N - 1);
}

/* Each column adds to the one after it. */
static void meeting(void)
{
    for (int j = 0; j < N - 1; j++) {
        int *p = &b[0][j];
        for (int i = 0; i < N; i++)
            p[i * N + 1] += p[i * N];
    }
}

int main(void)
{
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++) {
            a[i][j] = (i * 3 + j) % 11;
            b[i][j] = (i + j * 5) % 7;
        }
    diagonals();
    meeting();
    long sum = 0;
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            sum += (long)a[i][j] * (i + 2 * j) + (b[i][j] % 1009) * (j + 1);
    printf("%ld\n", sum);
    return 0;
}
