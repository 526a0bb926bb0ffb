// Names of Darwin's C library that Swift packages use wherever they can import `os`.
#ifndef CAIRN_DARWIN_NAMES_H
#define CAIRN_DARWIN_NAMES_H

#include <stdbool.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// A lock in one word. A thread that waits for it sleeps.
typedef struct os_unfair_lock_s {
  uint32_t _os_unfair_lock_opaque;
} os_unfair_lock, *os_unfair_lock_t;

#define OS_UNFAIR_LOCK_INIT ((os_unfair_lock){0})

/// Waits for the lock and takes it. Ends the process if this thread has it already.
void os_unfair_lock_lock(os_unfair_lock_t lock);
/// Takes the lock if no thread has it.
__attribute__((warn_unused_result)) bool os_unfair_lock_trylock(os_unfair_lock_t lock);
/// Releases the lock. Ends the process if another thread has it.
void os_unfair_lock_unlock(os_unfair_lock_t lock);
/// Ends the process unless this thread has the lock.
void os_unfair_lock_assert_owner(const os_unfair_lock *lock);
/// Ends the process if this thread has the lock.
void os_unfair_lock_assert_not_owner(const os_unfair_lock *lock);

#pragma clang assume_nonnull end

/// The start of a loaded library. Only its address is of use here: the file format is ELF, not Mach-O.
struct mach_header {
  uint32_t magic;
};

/// Returns the number of loaded libraries, the program included.
uint32_t _dyld_image_count(void);
/// Returns the path of a loaded library, or NULL past the last one.
const char *_Null_unspecified _dyld_get_image_name(uint32_t index);
/// Returns the address of a loaded library, or NULL past the last one.
const struct mach_header *_Null_unspecified _dyld_get_image_header(uint32_t index);
/// Returns how far a loaded library is from the addresses in its file.
intptr_t _dyld_get_image_vmaddr_slide(uint32_t index);

#endif
