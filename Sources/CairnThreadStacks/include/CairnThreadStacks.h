#ifndef CAIRN_THREAD_STACKS_H
#define CAIRN_THREAD_STACKS_H

/// Returns the maximum stack size of the calling thread in bytes.
///
/// Views may be nested thousands of levels deep, and layout needs stack for each level. The stack of the first
/// thread may therefore grow to 64 MB, and later threads have as much. Only the used part of a stack takes
/// memory.
long cairn_stack_size(void);

/// Calls a function on a separate stack, on the calling thread.
///
/// Returns NULL if the function returned, and otherwise the reason it was abandoned for. The stack of an abandoned
/// function stays as it is for the rest of the process, so nothing that refers to it dangles.
void *cairn_run_apart(void (*step)(void *), void *argument);

/// Abandons the innermost function that runs apart on this thread. Returns only if there is none.
void cairn_abandon(void *reason);

#endif
