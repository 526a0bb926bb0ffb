#define _GNU_SOURCE
#include "CairnThreadStacks.h"

#include <stdlib.h>

#if defined(__GLIBC__)
#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>

static const size_t stackSize = 8 << 20;
static const size_t guardSize = 64 << 10;

struct call {
  ucontext_t caller, own;
  void (*step)(void *);
  void *argument;
  void *reason;
  struct call *outer;
};

static _Thread_local struct call *running;
// The stack of the last call that finished, for the next one.
static _Thread_local void *spare;

static void start(unsigned high, unsigned low) {
  struct call *call = (struct call *)(((uintptr_t)high << 32) | low);
  call->step(call->argument);
}

static void *makeStack(void) {
  void *stack = mmap(
      NULL, stackSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
  if (stack == MAP_FAILED) return NULL;
  mprotect(stack, guardSize, PROT_NONE);
  return stack;
}

void *cairn_run_apart(void (*step)(void *), void *argument) {
  void *stack = spare ? spare : makeStack();
  struct call call = {.step = step, .argument = argument, .outer = running};
  if (!stack || getcontext(&call.own) != 0) {
    step(argument);
    return NULL;
  }
  spare = NULL;
  call.own.uc_stack.ss_sp = stack;
  call.own.uc_stack.ss_size = stackSize;
  call.own.uc_link = &call.caller;
  uintptr_t address = (uintptr_t)&call;
  makecontext(&call.own, (void (*)(void))start, 2, (unsigned)(address >> 32), (unsigned)address);
  running = &call;
  swapcontext(&call.caller, &call.own);
  running = call.outer;
  if (call.reason) return call.reason;
  if (spare)
    munmap(stack, stackSize);
  else
    spare = stack;
  return NULL;
}

void cairn_abandon(void *reason) {
  if (!running) return;
  running->reason = reason;
  setcontext(&running->caller);
}

#else

void *cairn_run_apart(void (*step)(void *), void *argument) {
  step(argument);
  return NULL;
}

void cairn_abandon(void *reason) { (void)reason; }

#endif
