/* Sparse rows, gathers and tables behind pointers whose sizes only the runtime knows. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define N 200

typedef struct {
    int rows;
    int *start, *col;
    double *val;
} matrix;

typedef struct {
    double x, y;
    int kind;
} point;

static double *weight;
static int table[N];
static const float curve[80] = {1.5f, 2.5f, -3.0f, 4.0f};

static void multiply(int rows, const int *start, const int *col, const double *val, const double *x, double *y)
{
    for (int i = 0; i < rows; i++) {
        double sum = 0.0;
        for (int k = start[i]; k < start[i + 1]; k++)
            sum += val[k] * x[col[k]];
        y[i] = sum;
    }
}

static void scale_rows(const matrix *m, const double *x, double *y)
{
    for (int i = 0; i < m->rows; i++) {
        y[i] = 0.0;
        for (int k = m->start[i]; k < m->start[i + 1]; k++)
            y[i] += 0.5 * m->val[k] * x[m->col[k]];
    }
}

static void weigh(int n, const int *which, double *out)
{
    for (int i = 0; i < n; i++)
        out[i] = 2.0 * weight[which[i]];
}

static void look_up(int n, const int *from, const float *at, float *out)
{
    for (int i = 0; i < n; i++)
        out[i] = at[from[i] % 80] + from[i];
}

static void lengths(int n, const point *p, const int *a, const int *b, double *out)
{
    for (int i = 0; i < n; i++) {
        double dx = p[a[i]].x - p[b[i]].x, dy = p[a[i]].y - p[b[i]].y;
        out[i] = dx * dx + dy * dy + p[a[i]].kind;
    }
}

static void rows_of(int n, double (*grid)[6], const int *row, double *out)
{
    for (int i = 0; i < n; i++)
        out[i] = grid[row[i]][1] - grid[row[i]][4];
}

static void gather_clamped(int w, int h, const float *in, float *out)
{
    for (int y = 0; y < h; y++)
        for (int x = 0; x < w; x++) {
            int left = x - 1 - in[0] * 0 < 0 ? 0 : x - 1;
            int at = (int)(in[y * w + x] * 0.01f);
            out[y * w + x] = in[y * w + left] + in[(at < 0 ? 0 : at >= h ? h - 1 : at) * w + x];
        }
}

static matrix band(int rows)
{
    matrix m = {rows, malloc((rows + 1) * sizeof(int)), NULL, NULL};
    int n = 0, room = 64;
    m.col = malloc(room * sizeof *m.col);
    m.val = malloc(room * sizeof *m.val);
    for (int i = 0; i < rows; i++) {
        m.start[i] = n;
        for (int j = i - i % 4; j <= i + i % 3 && j < rows; j++) {
            if (n == room) {
                room *= 2;
                m.col = realloc(m.col, room * sizeof *m.col);
                m.val = realloc(m.val, room * sizeof *m.val);
            }
            m.col[n] = j;
            m.val[n++] = 0.25 * (i - j) + 1.0;
        }
    }
    m.start[rows] = n;
    return m;
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
    double *x = calloc(N, sizeof *x), *y = aligned_alloc(64, N * sizeof *y);
    matrix m = band(N);
    void *block = NULL;
    if (!x || !y || posix_memalign(&block, 64, N * sizeof(double)) != 0)
        return 1;
    weight = block;
    for (int i = 0; i < N; i++) {
        x[i] = 0.5 * i - 3;
        weight[i] = 1.0 / (i + 1);
        table[i] = i * 37 % N;
    }
    multiply(N, m.start, m.col, m.val, x, y);
    printf("%.10g\n", total(y, N));
    scale_rows(&m, y, x);
    printf("%.10g\n", total(x, N));
    weigh(N, table, y);
    printf("%.10g\n", total(y, N));

    float *f = malloc(N * sizeof *f);
    look_up(N, table, curve, f);
    double sum = 0.0;
    for (int i = 0; i < N; i++)
        sum += f[i];
    printf("%.10g\n", sum);

    point *p = malloc(N * sizeof *p);
    for (int i = 0; i < N; i++) {
        p[i].x = i * 0.5;
        p[i].y = (i * i) % 17;
        p[i].kind = i % 3;
    }
    lengths(N, p, table, m.col, y);
    printf("%.10g\n", total(y, N));

    /* The same memory again and again, with different sizes. */
    for (int round = 1; round <= 3; round++) {
        int n = N / round;
        double *v = malloc(n * sizeof *v);
        for (int i = 0; i < n; i++) {
            v[i] = i + round;
            table[i] = (i * 7 + round) % n;
        }
        multiply(n / 5, m.start, table, m.val, v, y);
        printf("%.10g\n", total(y, n / 5));
        free(v);
    }

    double(*grid)[6] = malloc(N * sizeof *grid);
    for (int i = 0; i < N; i++)
        for (int j = 0; j < 6; j++)
            grid[i][j] = i * 1.5 + j * j;
    for (int i = 0; i < N; i++)
        table[i] = (i * 11 + 5) % N;
    rows_of(N, grid, table, y);
    printf("%.10g\n", total(y, N));

    float *image = malloc(20 * 30 * sizeof *image), *result = malloc(20 * 30 * sizeof *result);
    for (int i = 0; i < 600; i++)
        image[i] = (i * 7919) % 1003;
    gather_clamped(20, 30, image, result);
    sum = 0.0;
    for (int i = 0; i < 600; i++)
        sum += (i % 5 + 1) * result[i];
    printf("%.10g\n", sum);
    free(image);
    free(result);
    free(grid);
    free(p);
    free(f);
    free(weight);
    free(x);
    free(y);
    free(m.start);
    free(m.col);
    free(m.val);
    return 0;
}
