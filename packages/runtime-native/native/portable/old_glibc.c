// Functions of the C library that are newer than glibc 2.28, for the C++ library of a newer system and for code that was
// compiled with its headers. They are hidden: each binary that contains them uses its own.
#define _GNU_SOURCE
#include <fcntl.h>
#include <link.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// Since 2.32. It says that the process surely has one thread; nobody knows, so it stays 0.
char __libc_single_threaded = 0;

// Since 2.33. Before, headers called __xstat. On both 64-bit processors the kernel fills the same struct.
static int status_of(int folder, const char *path, struct stat *status, int flags) {
  return (int)syscall(SYS_newfstatat, folder, path, status, flags);
}
int stat(const char *path, struct stat *status) { return status_of(AT_FDCWD, path, status, 0); }
int lstat(const char *path, struct stat *status) { return status_of(AT_FDCWD, path, status, AT_SYMLINK_NOFOLLOW); }
int fstat(int file, struct stat *status) { return (int)syscall(SYS_fstat, file, status); }
int stat64(const char *path, struct stat64 *status) { return stat(path, (struct stat *)status); }
int lstat64(const char *path, struct stat64 *status) { return lstat(path, (struct stat *)status); }
int fstat64(int file, struct stat64 *status) { return fstat(file, (struct stat *)status); }
int fstatat64(int folder, const char *path, struct stat64 *status, int flags) {
  return status_of(folder, path, (struct stat *)status, flags);
}

// Since 2.36. Like glibc's, it never returns without a random number.
uint32_t arc4random(void) {
  uint32_t number;
  if (getentropy(&number, sizeof number) != 0) abort();
  return number;
}
