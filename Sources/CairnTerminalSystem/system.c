#define _GNU_SOURCE
#include "CairnTerminalSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <termios.h>
#include <unistd.h>

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int cairn_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }
void cairn_drain_main_queue(void) { _dispatch_main_queue_callback_4CF(NULL); }

// Everything a signal handler needs lies ready, because it may call next to nothing.
static struct {
  volatile sig_atomic_t isEntered;
  int input, output;
  struct termios saved;
  char restore[512];
  size_t restoreLength;
  int log, realOutput, realError;
  int signals[2];
  struct sigaction crash[NSIG];
} state = {.log = -1, .realOutput = -1, .realError = -1, .signals = {-1, -1}};

static void writeAll(int descriptor, const char *bytes, size_t length) {
  int patience = 200;
  while (length > 0) {
    ssize_t written = write(descriptor, bytes, length);
    if (written > 0) {
      bytes += written;
      length -= (size_t)written;
    } else if (written < 0 && errno == EINTR) {
      continue;
    } else if (written < 0 && errno == EAGAIN && patience-- > 0) {
      struct pollfd wait = {descriptor, POLLOUT, 0};
      poll(&wait, 1, 10);
    } else {
      return;
    }
  }
}

static void showPrints(void) {
  if (state.log < 0) return;
  if (state.realOutput >= 0) dup2(state.realOutput, STDOUT_FILENO);
  if (state.realError >= 0) dup2(state.realError, STDERR_FILENO);
  char buffer[4096];
  off_t place = 0;
  ssize_t count;
  while ((count = pread(state.log, buffer, sizeof buffer, place)) > 0) {
    writeAll(state.realError >= 0 ? state.realError : state.realOutput, buffer, (size_t)count);
    place += count;
  }
  if (ftruncate(state.log, 0) == 0) lseek(state.log, 0, SEEK_SET);
}

void cairn_terminal_leave(void) {
  if (!state.isEntered) return;
  state.isEntered = 0;
  int saved = errno;
  writeAll(state.output, state.restore, state.restoreLength);
  tcsetattr(state.input, TCSADRAIN, &state.saved);
  showPrints();
  errno = saved;
}

// Restores the terminal, and lets whoever handled the signal before have it.
static void crashed(int number) {
  cairn_terminal_leave();
  sigaction(number, &state.crash[number], NULL);
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
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++)
    sigaction(numbers[i], &action, &state.crash[numbers[i]]);
}

int cairn_terminal_enter(int input, int output, const char *restore, long length) {
  static int isPrepared = 0;
  if (tcgetattr(input, &state.saved) != 0) return errno;
  state.input = input;
  state.output = output;
  state.restoreLength = (size_t)length < sizeof state.restore ? (size_t)length : 0;
  memcpy(state.restore, restore, state.restoreLength);
  struct termios raw = state.saved;
  cfmakeraw(&raw);
  raw.c_cc[VMIN] = 1;
  raw.c_cc[VTIME] = 0;
  if (tcsetattr(input, TCSADRAIN, &raw) != 0) return errno;
  state.isEntered = 1;
  if (!isPrepared) {
    isPrepared = 1;
    atexit(cairn_terminal_leave);
    catchCrashes();
  }
  if (state.log >= 0) {
    if (state.realOutput >= 0) dup2(state.log, STDOUT_FILENO);
    if (state.realError >= 0) dup2(state.log, STDERR_FILENO);
  }
  return 0;
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

static void note(int number) {
  int saved = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t ignored = write(state.signals[1], &byte, 1);
  (void)ignored;
  errno = saved;
}

int cairn_watch_signals(void) {
  if (state.signals[0] >= 0) return state.signals[0];
  if (pipe2(state.signals, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  static const int numbers[] = {SIGWINCH, SIGTERM, SIGINT, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT};
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = note;
  action.sa_flags = SA_RESTART;
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaction(numbers[i], &action, NULL);
  signal(SIGPIPE, SIG_IGN);
  return state.signals[0];
}

void cairn_stop(void) {
  struct sigaction usual, own;
  memset(&usual, 0, sizeof usual);
  usual.sa_handler = SIG_DFL;
  sigaction(SIGTSTP, &usual, &own);
  sigset_t only, old;
  sigemptyset(&only);
  sigaddset(&only, SIGTSTP);
  sigprocmask(SIG_UNBLOCK, &only, &old);
  kill(0, SIGTSTP);
  sigprocmask(SIG_SETMASK, &old, NULL);
  sigaction(SIGTSTP, &own, NULL);
}

int cairn_terminal_size(int descriptor, int *columns, int *rows) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return 0;
  *columns = size.ws_col;
  *rows = size.ws_row;
  return size.ws_col > 0 && size.ws_row > 0;
}
