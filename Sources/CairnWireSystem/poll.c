#define _GNU_SOURCE
#include "CairnWireSystem.h"

#include <errno.h>
#include <sys/epoll.h>

static uint32_t asked(uint32_t interest) {
  return (interest & WIRE_READABLE ? EPOLLIN : 0) | (interest & WIRE_WRITABLE ? EPOLLOUT : 0)
    | (interest & WIRE_ENDED ? EPOLLRDHUP : 0);
}

static int control(int poll, int operation, int descriptor, uint32_t interest, uint64_t tag) {
  struct epoll_event event = {.events = asked(interest), .data.u64 = tag};
  return epoll_ctl(poll, operation, descriptor, &event) == 0 ? 0 : -errno;
}

int wire_poll_create(void) {
  int poll = epoll_create1(EPOLL_CLOEXEC);
  return poll < 0 ? -errno : poll;
}

int wire_poll_add(int poll, int descriptor, uint32_t interest, uint64_t tag) {
  return control(poll, EPOLL_CTL_ADD, descriptor, interest, tag);
}

int wire_poll_change(int poll, int descriptor, uint32_t interest, uint64_t tag) {
  return control(poll, EPOLL_CTL_MOD, descriptor, interest, tag);
}

int wire_poll_remove(int poll, int descriptor) { return control(poll, EPOLL_CTL_DEL, descriptor, 0, 0); }

int wire_poll_wait(int poll, struct wire_event *events, int count, int milliseconds) {
  enum { most = 256 };
  struct epoll_event happened[most];
  int ready = epoll_wait(poll, happened, count < most ? count : most, milliseconds);
  if (ready < 0) return errno == EINTR ? 0 : -errno;
  for (int i = 0; i < ready; i++) {
    uint32_t what = happened[i].events;
    events[i].what = (what & EPOLLIN ? WIRE_READABLE : 0) | (what & EPOLLOUT ? WIRE_WRITABLE : 0)
      | (what & EPOLLRDHUP ? WIRE_ENDED : 0) | (what & (EPOLLERR | EPOLLHUP) ? WIRE_BROKEN : 0);
    events[i].tag = happened[i].data.u64;
  }
  return ready;
}
