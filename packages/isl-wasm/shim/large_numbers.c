/*
 * Counts operations on large integers. isl counts an operation per pivot, however long its numbers are. A few pivots of the
 * scheduler's problems can have numbers of thousands of digits, and take minutes. So that a quota bounds the time, the work
 * on numbers of several words is added to what isl counts. The linker lets isl call these functions (--wrap).
 */
#include <isl_ctx_private.h>
#include <imath.h>

/* Products of words that take as long as an operation on short numbers. */
enum { WORD_PRODUCTS_PER_OPERATION = 64 };

static unsigned long word_products;

isl_stat __real_isl_ctx_next_operation(isl_ctx *ctx);
mp_result __real_isl_mp_int_gcd(mp_int a, mp_int b, mp_int c);
mp_result __real_isl_mp_int_mul(mp_int a, mp_int b, mp_int c);
mp_result __real_isl_mp_int_div(mp_int a, mp_int b, mp_int q, mp_int r);

/* Counts what a multiplication, a division or a greatest common divisor of numbers of these lengths takes. */
static void count(mp_int a, mp_int b)
{
	word_products += (unsigned long)MP_USED(a) * MP_USED(b);
}

isl_stat __wrap_isl_ctx_next_operation(isl_ctx *ctx)
{
	ctx->operations += word_products / WORD_PRODUCTS_PER_OPERATION;
	word_products %= WORD_PRODUCTS_PER_OPERATION;
	return __real_isl_ctx_next_operation(ctx);
}

mp_result __wrap_isl_mp_int_gcd(mp_int a, mp_int b, mp_int c)
{
	count(a, b);
	return __real_isl_mp_int_gcd(a, b, c);
}

mp_result __wrap_isl_mp_int_mul(mp_int a, mp_int b, mp_int c)
{
	count(a, b);
	return __real_isl_mp_int_mul(a, b, c);
}

mp_result __wrap_isl_mp_int_div(mp_int a, mp_int b, mp_int q, mp_int r)
{
	count(a, b);
	return __real_isl_mp_int_div(a, b, q, r);
}
