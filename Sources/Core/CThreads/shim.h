/* Functions for threads and processes that Swift's `Glibc` leaves out, because they are not part of POSIX.
   It also holds the commit of a release, which only the C compiler can get from the command line. */
#ifndef GARLAND_THREADS_SHIM_H
#define GARLAND_THREADS_SHIM_H

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

/* Sets the attributes of threads that are created without any. */
int pthread_setattr_default_np(const pthread_attr_t *attributes);

/* Waits for the end of a thread, at most until a time of the real-time clock. */
int pthread_timedjoin_np(pthread_t thread, void **result, const struct timespec *time);

/* Sets the working folder of a program to start. */
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *folder);

/* The processors that a process may use; Swift does not import the macro that counts them. */
int sched_getaffinity(pid_t process, size_t size, cpu_set_t *processors);
static inline int garland_count_processors(const cpu_set_t *processors) {
  int count = 0;
  for (size_t word = 0; word < sizeof processors->__bits / sizeof processors->__bits[0]; word++)
    count += __builtin_popcountl(processors->__bits[word]);
  return count;
}

/* The exit status or the signal that ended a process, which are members of a union that Swift does not see. */
static inline int garland_ending_status(const siginfo_t *information) { return information->si_status; }

/* Sends a signal to this process when the thread that started it ends. */
static inline void garland_signal_when_parent_ends(int signal) { prctl(PR_SET_PDEATHSIG, signal, 0, 0, 0); }

/* Takes the right to use files and the network from this thread and its children, and the right to gain privileges. With
   the descriptor of a folder, they may read all files, and change those in the folder. The numbers are those of Landlock,
   which kernels before 5.13, old header files and some containers lack; returns whether it is in force. */
static inline int garland_forbid_files(int folder) {
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  const long create = 444, add = 445, restrict_self = 446;
  const uint64_t reading = 1 << 0 | 1 << 2 | 1 << 3 | 1 << 15;
  long version = syscall(create, (void *)0, 0, 1);
  if (version < 1) return 0;
  struct { uint64_t files, network, scopes; } rights = {0x1FFF, 0, 0};
  if (version >= 2) rights.files |= 1 << 13;
  if (version >= 3) rights.files |= 1 << 14;
  if (version >= 4) rights.network = 3;
  if (version >= 5) rights.files |= 1 << 15;
  if (version >= 6) rights.scopes = 3;
  if (folder >= 0) rights.files &= ~reading;
  int rules = syscall(create, &rights, version >= 6 ? 24 : version >= 4 ? 16 : 8, 0);
  if (rules < 0) return 0;
  struct __attribute__((packed)) { uint64_t rights; int32_t folder; } rule = {rights.files, folder};
  int is_done = (folder < 0 || syscall(add, rules, 1, &rule, 0) == 0) && syscall(restrict_self, rules, 0) == 0;
  close(rules);
  return is_done;
}

/* The commit that a program was built from, or an empty text; `.ci/static` defines it. */
static inline const char *garland_commit(void) {
#ifdef GARLAND_COMMIT
  return GARLAND_COMMIT;
#else
  return "";
#endif
}

#endif
