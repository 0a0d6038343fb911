/* Printing and what only another file knows, for all programs of this folder. */
void check(const void *data, unsigned long bytes);
int next_number(void);
void forget_numbers(void);
