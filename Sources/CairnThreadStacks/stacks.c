#define _GNU_SOURCE
#include "CairnThreadStacks.h"

#include <pthread.h>
#include <sys/resource.h>

static const rlim_t wanted = 64 << 20;

// Runs before anything else, because threads keep the stack size they were created with.
__attribute__((constructor)) static void makeRoom(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur < wanted) {
    limit.rlim_cur = limit.rlim_max < wanted ? limit.rlim_max : wanted;
    setrlimit(RLIMIT_STACK, &limit);
  }
  pthread_attr_t attributes;
  if (pthread_getattr_default_np(&attributes) != 0) return;
  size_t size;
  if (pthread_attr_getstacksize(&attributes, &size) == 0 && size < wanted &&
      pthread_attr_setstacksize(&attributes, wanted) == 0)
    pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
}

long cairn_stack_size(void) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return 0;
  void *start;
  size_t size = 0;
  pthread_attr_getstack(&attributes, &start, &size);
  pthread_attr_destroy(&attributes);
  return (long)size;
}
