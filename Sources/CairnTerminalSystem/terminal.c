#define _GNU_SOURCE
#include "CairnTerminalSystem.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <unistd.h>

static struct restoring state = {.log = -1, .realOutput = -1, .realError = -1};
static volatile sig_atomic_t isEntered;
static struct sigaction crash[NSIG];
// The process that entered. A child made with a plain system call does not run the handler for children.
static volatile pid_t owner;

// How long a terminal may take to show any output before it counts as not being read.
enum { patience = 300 };

static int writeAll(int descriptor, const char *bytes, size_t length) {
  while (length > 0) {
    struct pollfd wait = {descriptor, POLLOUT, 0};
    int ready = poll(&wait, 1, patience);
    if (ready < 0 && errno == EINTR) continue;
    if (ready <= 0) return 0;
    ssize_t written = write(descriptor, bytes, length);
    if (written > 0) {
      bytes += written;
      length -= (size_t)written;
    } else if (written < 0 && errno != EINTR && errno != EAGAIN) {
      return 0;
    }
  }
  return 1;
}

static void showPrints(const struct restoring *state) {
  if (state->log < 0) return;
  char buffer[4096];
  off_t place = 0;
  ssize_t count;
  while ((count = pread(state->log, buffer, sizeof buffer, place)) > 0) {
    if (!writeAll(state->output, buffer, (size_t)count)) break;
    place += count;
  }
  if (ftruncate(state->log, 0) == 0) lseek(state->log, 0, SEEK_SET);
}

void cairn_put_back(const struct restoring *state) {
  if (!writeAll(state->output, state->restore, state->restoreLength)) {
    // Unread output will not be missed; the restored mode would be.
    tcflush(state->output, TCOFLUSH);
    writeAll(state->output, state->restore, state->restoreLength);
  }
  // Do not wait until all output is shown, which may never happen.
  tcsetattr(state->input, TCSANOW, &state->saved);
  showPrints(state);
}

int cairn_is_same_mode(const struct termios *a, const struct termios *b) {
  return a->c_iflag == b->c_iflag && a->c_oflag == b->c_oflag && a->c_lflag == b->c_lflag
    && memcmp(a->c_cc, b->c_cc, sizeof a->c_cc) == 0;
}

void cairn_terminal_leave(void) {
  if (!isEntered) return;
  isEntered = 0;
  // The terminal is still the parent's.
  if (getpid() != owner) return;
  int saved = errno;
  if (state.log >= 0) {
    if (state.realOutput >= 0) dup2(state.realOutput, STDOUT_FILENO);
    if (state.realError >= 0) dup2(state.realError, STDERR_FILENO);
  }
  cairn_put_back(&state);
  cairn_tell_watcher(0, &state);
  errno = saved;
}

// Restores the terminal and passes the signal to its previous handler.
static void crashed(int number) {
  cairn_terminal_leave();
  sigaction(number, &crash[number], NULL);
  raise(number);
}

static void catchCrashes(void) {
  static const int numbers[] = {SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS};
  static char room[65536];
  stack_t own = {.ss_sp = room, .ss_size = sizeof room}, old;
  if (sigaltstack(NULL, &old) == 0 && (old.ss_flags & SS_DISABLE)) sigaltstack(&own, NULL);
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = crashed;
  action.sa_flags = SA_ONSTACK | SA_NODEFER;
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &action, &crash[numbers[i]]);
}

static void leaveForGood(void) {
  int isOwn = getpid() == owner;
  cairn_terminal_leave();
  if (isOwn) cairn_end_watcher();
}

// A child that the app forks neither restores the terminal nor reports its signals to the app.
static void becameChild(void) {
  isEntered = 0;
  cairn_forget_watcher();
  cairn_forget_signals();
  cairn_release_signals();
}

int cairn_terminal_enter(int input, int output, const char *restore, long length) {
  static int isPrepared = 0;
  if (tcgetattr(input, &state.saved) != 0) return errno;
  state.input = input;
  state.output = output;
  state.restoreLength = (size_t)length < sizeof state.restore ? (size_t)length : 0;
  memcpy(state.restore, restore, state.restoreLength);
  state.raw = state.saved;
  cfmakeraw(&state.raw);
  state.raw.c_cc[VMIN] = 1;
  state.raw.c_cc[VTIME] = 0;
  if (!isPrepared) {
    isPrepared = 1;
    owner = getpid();
    pthread_atfork(cairn_hold_signals, cairn_release_signals, becameChild);
    cairn_start_watcher(&state);
    atexit(leaveForGood);
    catchCrashes();
  }
  cairn_tell_watcher(1, &state);
  if (tcsetattr(input, TCSANOW, &state.raw) != 0) {
    int problem = errno;
    cairn_tell_watcher(0, &state);
    return problem;
  }
  isEntered = 1;
  if (state.log >= 0) {
    if (state.realOutput >= 0) dup2(state.log, STDOUT_FILENO);
    if (state.realError >= 0) dup2(state.log, STDERR_FILENO);
  }
  return 0;
}

void cairn_terminal_make_raw(void) {
  if (isEntered) tcsetattr(state.input, TCSANOW, &state.raw);
}

int cairn_terminal_output(int terminal) {
  char path[64];
  snprintf(path, sizeof path, "/proc/self/fd/%d", terminal);
  int own = open(path, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC);
  if (own >= 0 && isatty(own)) return own;
  if (own >= 0) close(own);
  return fcntl(terminal, F_DUPFD_CLOEXEC, 3);
}

void cairn_keep_prints(int output, int error) {
  if (state.log >= 0) return;
  state.log = memfd_create("prints", MFD_CLOEXEC);
  if (state.log < 0) return;
  int flags = fcntl(state.log, F_GETFL);
  fcntl(state.log, F_SETFL, flags | O_APPEND);
  if (output) {
    state.realOutput = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3);
    dup2(state.log, STDOUT_FILENO);
  }
  if (error) {
    state.realError = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
    dup2(state.log, STDERR_FILENO);
  }
}

int cairn_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return size.ws_col > 0 && size.ws_row > 0;
}
