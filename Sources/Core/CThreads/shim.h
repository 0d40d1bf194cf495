/* Functions for threads and programs that Swift's `Glibc` leaves out, because they are not part of POSIX.
   It also holds the commit of a release, which only the C compiler can get from the command line. */
#ifndef GARLAND_THREADS_SHIM_H
#define GARLAND_THREADS_SHIM_H

#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <spawn.h>
#include <time.h>

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

/* The commit that a program was built from, or an empty text; `.ci/static` defines it. */
static inline const char *garland_commit(void) {
#ifdef GARLAND_COMMIT
  return GARLAND_COMMIT;
#else
  return "";
#endif
}

#endif
