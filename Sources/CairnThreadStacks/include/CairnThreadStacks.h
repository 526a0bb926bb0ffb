#ifndef CAIRN_THREAD_STACKS_H
#define CAIRN_THREAD_STACKS_H

/// How large the stack of the calling thread may become, in bytes.
///
/// Views may be nested thousands deep, and layout needs stack for each level, so the stack of the first thread may grow to
/// 64 MB, and threads that are made later have as much. Of a stack only what is used takes memory.
long cairn_stack_size(void);

#endif
