/* The few things the TypeScript side needs from isl that no public isl function gives. */
#include <stdlib.h>

#include <isl_ctx_private.h>
#include <isl/options.h>

/* A context that reports errors to its caller, prints nothing and never aborts. */
isl_ctx *shim_ctx_alloc(void)
{
	isl_ctx *ctx = isl_ctx_alloc();

	if (ctx)
		isl_options_set_on_error(ctx, ISL_ON_ERROR_CONTINUE);
	return ctx;
}

/* How many isl objects of this context are alive: each of them holds one reference. */
int shim_live_objects(isl_ctx *ctx)
{
	return ctx->ref;
}

/* How many operations isl has counted since the last reset. */
unsigned long shim_operations(isl_ctx *ctx)
{
	return ctx->operations;
}
