#define _GNU_SOURCE
#include "CairnDarwinNames.h"

#include <linux/futex.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <unistd.h>

// The word of a lock is 0, or the number of the thread that has it, with the highest bit set if others may be waiting.
static const uint32_t waited = UINT32_C(1) << 31;

static uint32_t thisThread(void) {
  static _Thread_local uint32_t number;
  if (!number) number = (uint32_t)syscall(SYS_gettid);
  return number;
}

static _Noreturn void fail(const char *message) {
  fprintf(stderr, "os_unfair_lock: %s\n", message);
  abort();
}

static bool take(os_unfair_lock_t lock, uint32_t value) {
  uint32_t free = 0;
  return __atomic_compare_exchange_n(
      &lock->_os_unfair_lock_opaque, &free, value, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
}

static uint32_t word(const os_unfair_lock *lock) {
  return __atomic_load_n(&lock->_os_unfair_lock_opaque, __ATOMIC_RELAXED);
}

bool os_unfair_lock_trylock(os_unfair_lock_t lock) { return take(lock, thisThread()); }

void os_unfair_lock_lock(os_unfair_lock_t lock) {
  uint32_t mine = thisThread();
  while (!take(lock, mine)) {
    uint32_t current = word(lock);
    if (current == 0) continue;
    if ((current & ~waited) == thisThread()) fail("this thread has the lock already");
    if (!(current & waited) &&
        !__atomic_compare_exchange_n(
            &lock->_os_unfair_lock_opaque, &current, current | waited, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
      continue;
    syscall(SYS_futex, &lock->_os_unfair_lock_opaque, FUTEX_WAIT_PRIVATE, current | waited, NULL, NULL, 0);
    // Others may wait as well, which only the mark tells the next owner.
    mine = thisThread() | waited;
  }
}

void os_unfair_lock_unlock(os_unfair_lock_t lock) {
  if ((word(lock) & ~waited) != thisThread()) fail("unlocked by a thread that does not have it");
  uint32_t last = __atomic_exchange_n(&lock->_os_unfair_lock_opaque, 0, __ATOMIC_RELEASE);
  if (last & waited) syscall(SYS_futex, &lock->_os_unfair_lock_opaque, FUTEX_WAKE_PRIVATE, 1, NULL, NULL, 0);
}

void os_unfair_lock_assert_owner(const os_unfair_lock *lock) {
  if ((word(lock) & ~waited) != thisThread()) fail("this thread does not have the lock");
}

void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock) {
  if ((word(lock) & ~waited) == thisThread()) fail("this thread has the lock");
}
