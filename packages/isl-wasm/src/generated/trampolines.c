// Generated from the headers of isl 0.27 by scripts/generate.mjs: do not edit.

/* Supplied by JavaScript: runs the function registered under "user". */
__attribute__((import_module("boxflow"), import_name("callback")))
extern int boxflow_callback(int user, int a0, int a1, int a2);

static int trampoline_1(int a0, int user)
{
	return boxflow_callback(user, a0, 0, 0);
}
int (*shim_trampoline_1(void))(int, int)
{
	return trampoline_1;
}

static int trampoline_2(int a0, int a1, int user)
{
	return boxflow_callback(user, a0, a1, 0);
}
int (*shim_trampoline_2(void))(int, int, int)
{
	return trampoline_2;
}

static int trampoline_3(int a0, int a1, int a2, int user)
{
	return boxflow_callback(user, a0, a1, a2);
}
int (*shim_trampoline_3(void))(int, int, int, int)
{
	return trampoline_3;
}
