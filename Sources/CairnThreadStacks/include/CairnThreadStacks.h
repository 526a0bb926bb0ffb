#ifndef CAIRN_THREAD_STACKS_H
#define CAIRN_THREAD_STACKS_H

/// Returns the maximum stack size of the calling thread in bytes.
///
/// Views may be nested thousands of levels deep, and layout needs stack for each level. The stack of the first
/// thread may therefore grow to 64 MB, and later threads have as much. Only the used part of a stack takes
/// memory.
long cairn_stack_size(void);

#endif
