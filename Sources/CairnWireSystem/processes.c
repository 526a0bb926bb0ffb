#define _GNU_SOURCE
#include "CairnWireSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

int wire_channel(int ends[2]) {
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC | SOCK_NONBLOCK, 0, ends) != 0) return -errno;
  // The largest message must fit, whatever the system's default is.
  int room = 212992;
  for (int i = 0; i < 2; i++) setsockopt(ends[i], SOL_SOCKET, SO_SNDBUF, &room, sizeof room);
  return 0;
}

long wire_send_message(int channel, const uint8_t *bytes, long count, int passed) {
  struct iovec part = {(void *)bytes, (size_t)count};
  struct msghdr message = {.msg_iov = &part, .msg_iovlen = 1};
  union {
    struct cmsghdr head;
    char room[CMSG_SPACE(sizeof(int))];
  } control;
  if (passed >= 0) {
    memset(&control, 0, sizeof control);
    message.msg_control = control.room;
    message.msg_controllen = sizeof control.room;
    struct cmsghdr *head = CMSG_FIRSTHDR(&message);
    head->cmsg_level = SOL_SOCKET;
    head->cmsg_type = SCM_RIGHTS;
    head->cmsg_len = CMSG_LEN(sizeof passed);
    memcpy(CMSG_DATA(head), &passed, sizeof passed);
  }
  ssize_t sent;
  do sent = sendmsg(channel, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent < 0 ? -errno : sent;
}

long wire_receive_message(int channel, uint8_t *bytes, long count, int *passed) {
  *passed = -1;
  struct iovec part = {bytes, (size_t)count};
  union {
    struct cmsghdr head;
    char room[CMSG_SPACE(sizeof(int))];
  } control;
  struct msghdr message = {
    .msg_iov = &part, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof control.room};
  ssize_t received;
  do received = recvmsg(channel, &message, MSG_CMSG_CLOEXEC);
  while (received < 0 && errno == EINTR);
  if (received < 0) return -errno;
  struct cmsghdr *head = CMSG_FIRSTHDR(&message);
  if (head && head->cmsg_level == SOL_SOCKET && head->cmsg_type == SCM_RIGHTS
    && head->cmsg_len == CMSG_LEN(sizeof *passed))
    memcpy(passed, CMSG_DATA(head), sizeof *passed);
  if (message.msg_flags & MSG_TRUNC) {
    if (*passed >= 0) close(*passed);
    *passed = -1;
    return -EMSGSIZE;
  }
  // If this process has no free descriptor, the system closes the one in the message. The message still counts.
  return received;
}

extern char **environ;

int wire_spawn(const char *program, char *const arguments[], const char *variable, int channel, int *watch) {
  enum { place = 3 };
  char setting[64];
  snprintf(setting, sizeof setting, "%s=%d", variable, place);
  size_t count = 0, length = strlen(variable);
  while (environ[count]) count++;
  char **environment = calloc(count + 2, sizeof *environment);
  if (!environment) return -ENOMEM;
  size_t kept = 0;
  for (size_t i = 0; i < count; i++)
    if (strncmp(environ[i], variable, length) != 0 || environ[i][length] != '=') environment[kept++] = environ[i];
  environment[kept] = setting;

  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t none, usual;
  sigemptyset(&none);
  // The worker inherits ignored signals from the gate, so they are reset.
  sigemptyset(&usual);
  sigaddset(&usual, SIGTERM);
  sigaddset(&usual, SIGINT);
  sigaddset(&usual, SIGHUP);
  sigaddset(&usual, SIGPIPE);
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, channel, place);
  posix_spawn_file_actions_addclosefrom_np(&actions, place + 1);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
  pid_t process = -1;
  int problem = posix_spawn(&process, program, &actions, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  free(environment);
  if (problem) return -problem;
  // The child was not waited for, so its process id cannot be reused yet.
  *watch = (int)syscall(SYS_pidfd_open, process, 0);
  if (*watch < 0) {
    int failure = errno;
    kill(process, SIGKILL);
    waitpid(process, NULL, 0);
    return -failure;
  }
  fcntl(*watch, F_SETFD, FD_CLOEXEC);
  return process;
}

int wire_reap(int process) {
  int status = 0;
  pid_t found;
  do found = waitpid(process, &status, WNOHANG);
  while (found < 0 && errno == EINTR);
  if (found == 0) return -EAGAIN;
  if (found < 0) return -errno;
  return WIFSIGNALED(status) ? 256 + WTERMSIG(status) : WEXITSTATUS(status);
}

int wire_kill(int process) { return kill(process, SIGKILL) == 0 ? 0 : -errno; }

// A hung worker would outlive its gate. It has some time to suspend its state, then the alarm ends it.
static void orphaned(int number) {
  (void)number;
  alarm(30);
}

void wire_become_worker(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = orphaned;
  action.sa_flags = SA_RESTART;
  int number = SIGRTMIN + 5;
  sigaction(number, &action, NULL);
  prctl(PR_SET_PDEATHSIG, number);
  prctl(PR_SET_NAME, program_invocation_short_name);
  // Ctrl+C is sent to the whole group; the gate then stops its workers.
  signal(SIGINT, SIG_IGN);
}

void wire_yield_to_others(void) { setpriority(PRIO_PROCESS, 0, 10); }

static int lower(int resource, rlim_t most) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) < 0) return -errno;
  if (limit.rlim_max > most) limit.rlim_max = most;
  if (limit.rlim_cur > limit.rlim_max) limit.rlim_cur = limit.rlim_max;
  return setrlimit(resource, &limit) < 0 ? -errno : 0;
}

enum { MOST_THREADS = 320, STACK_OF_THREAD = 8 << 20 };

// Threads other than the first get the usual stack. The large one that programs of Cairn give them would use up the limit with
// 32 threads, and Dispatch waits for ever where it cannot start one.
static int shrink_stacks(void) {
  pthread_attr_t attributes;
  int error = pthread_getattr_default_np(&attributes);
  if (error != 0) return -error;
  error = pthread_attr_setstacksize(&attributes, STACK_OF_THREAD);
  if (error == 0) error = pthread_setattr_default_np(&attributes);
  pthread_attr_destroy(&attributes);
  return -error;
}

int wire_limit_worker(size_t memory, size_t descriptors) {
  int stacks = shrink_stacks();
  if (stacks < 0) return stacks;
  int core = lower(RLIMIT_CORE, 0);
  int data = lower(RLIMIT_DATA, memory + (size_t)MOST_THREADS * STACK_OF_THREAD);
  int files = lower(RLIMIT_NOFILE, descriptors);
  return core < 0 ? core : data < 0 ? data : files;
}
