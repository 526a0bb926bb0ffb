#define _GNU_SOURCE
#include "CairnTerminalSystem.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

// A process beside the app's that does almost nothing. It restores the terminal if the app has ended without
// doing so: killed, out of memory, or with a stack that had no room for a handler. While the app hangs, it makes
// the terminal turn Ctrl+C into a signal.
//
// It is a copy of the app's process from when it took over the terminal, without other threads, so everything it
// calls must be allowed in a signal handler.

// The memory that the app and the watcher share.
struct shared {
  /// How often the app's loop has turned.
  atomic_ulong turns;
  /// Whether the terminal turns Ctrl+C into a signal, because the loop has stopped after this number of turns.
  atomic_int isHanging;
  atomic_ulong hangingSince;
};

// A message of the app. It is written atomically.
struct message {
  int isEntered;
  struct termios saved, raw;
};

static struct shared *shared;
static int line = -1;
static pid_t watcher;

// How long input may remain unread, and how long the app has to notice it, in milliseconds.
enum { patience = 1000, notice = 50 };

static int isTyped(int input) {
  int count = 0;
  return ioctl(input, FIONREAD, &count) == 0 && count > 0;
}

static int isIn(const struct termios *mode, int input) {
  struct termios now;
  return tcgetattr(input, &now) == 0 && cairn_is_same_mode(&now, mode);
}

static struct termios withSignals(const struct termios *raw) {
  struct termios mode = *raw;
  mode.c_lflag |= ISIG | NOFLSH;
  mode.c_cc[VINTR] = 3;
  mode.c_cc[VQUIT] = mode.c_cc[VSUSP] = _POSIX_VDISABLE;
  return mode;
}

// Handles new input. If it is still unread after a while and the loop has not turned, the app hangs.
static void lookWhetherItHangs(int pipe, const struct restoring *state) {
  struct pollfd told = {pipe, POLLIN, 0};
  // The input woke both processes; the app may come later.
  if (poll(&told, 1, notice) != 0) return;
  unsigned long turns = atomic_load(&shared->turns);
  if (poll(&told, 1, patience - notice) != 0) return;
  if (atomic_load(&shared->turns) != turns || !isTyped(state->input) || !isIn(&state->raw, state->input)) return;
  struct termios mode = withSignals(&state->raw);
  tcsetattr(state->input, TCSANOW, &mode);
  atomic_store(&shared->hangingSince, turns);
  atomic_store(&shared->isHanging, 1);
  // The app reverts it itself.
  while (atomic_load(&shared->isHanging) && poll(&told, 1, patience) == 0) {}
}

static _Noreturn void keepWatch(int pipe, struct restoring state) {
  int isEntered = 0, isThere = 1;
  for (;;) {
    struct pollfd both[2] = {{pipe, POLLIN, 0}, {isEntered && isThere ? state.input : -1, POLLIN, 0}};
    if (poll(both, 2, -1) < 0) continue;
    if (both[0].revents) {
      struct message told;
      if (read(pipe, &told, sizeof told) != sizeof told) break;
      isEntered = told.isEntered;
      state.saved = told.saved;
      state.raw = told.raw;
      struct termios mode = withSignals(&state.raw);
      if (!isEntered && isIn(&mode, state.input)) tcsetattr(state.input, TCSANOW, &state.saved);
    } else if (both[1].revents & (POLLHUP | POLLERR | POLLNVAL)) {
      isThere = 0;
    } else if (both[1].revents) {
      lookWhetherItHangs(pipe, &state);
    }
  }
  if (isEntered) {
    struct termios mode = withSignals(&state.raw);
    // A shell may already have set the terminal's mode.
    if (!isIn(&state.raw, state.input) && !isIn(&mode, state.input)) tcgetattr(state.input, &state.saved);
    cairn_put_back(&state);
  }
  _exit(0);
}

static void closeFrom(int first) {
  if (syscall(SYS_close_range, first, ~0U, 0) == 0) return;
  for (long number = first, end = sysconf(_SC_OPEN_MAX); number < end && number < 65536; number++) close((int)number);
}

// Keeps none of the app's resources except the terminal and the captured output.
static _Noreturn void becomeWatcher(int pipe, struct restoring state) {
  enum { out_of_the_way = 16 };
  int input = fcntl(state.input, F_DUPFD, out_of_the_way), output = fcntl(state.output, F_DUPFD, out_of_the_way);
  int log = state.log < 0 ? -1 : fcntl(state.log, F_DUPFD, out_of_the_way);
  pipe = fcntl(pipe, F_DUPFD, out_of_the_way);
  state.input = dup2(input, 0);
  state.output = dup2(output, 1);
  dup2(output, 2);
  state.log = log < 0 ? -1 : dup2(log, 4);
  pipe = dup2(pipe, 3);
  closeFrom(log < 0 ? 4 : 5);
  // Signals from the terminal, and termination signals for the app, must not reach the watcher.
  setsid();
  prctl(PR_SET_NAME, "cairn-watch");
  if (chdir("/") != 0) {}
  keepWatch(pipe, state);
}

void cairn_start_watcher(const struct restoring *state) {
  int ends[2];
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return;
  void *room = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (room == MAP_FAILED) {
    close(ends[0]);
    close(ends[1]);
    return;
  }
  shared = room;
  sigset_t all, before;
  sigfillset(&all);
  sigprocmask(SIG_SETMASK, &all, &before);
  // Like fork, but without a notification at its end, so that an app that waits for its children does not see
  // it.
  long process = syscall(SYS_clone, 0, 0, 0, 0, 0);
  if (process == 0) {
    close(ends[1]);
    becomeWatcher(ends[0], *state);
  }
  sigprocmask(SIG_SETMASK, &before, NULL);
  close(ends[0]);
  line = ends[1];
  watcher = (pid_t)process;
  if (process < 0) {
    close(line);
    line = -1;
  }
}

void cairn_end_watcher(void) {
  if (line < 0) return;
  close(line);
  line = -1;
  // If no process reaps orphans, it would stay in the process list forever.
  while (waitpid(watcher, NULL, __WALL) < 0 && errno == EINTR) {}
}

void cairn_forget_watcher(void) {
  if (line >= 0) close(line);
  line = -1;
  shared = NULL;
}

void cairn_tell_watcher(int isEntered, const struct restoring *state) {
  if (line < 0) return;
  struct message message = {isEntered, state->saved, state->raw};
  ssize_t ignored = write(line, &message, sizeof message);
  (void)ignored;
}

int cairn_is_hanging(void) {
  return shared && atomic_load(&shared->isHanging) && atomic_load(&shared->hangingSince) == atomic_load(&shared->turns);
}

void cairn_loop_turned(void) {
  if (!shared) return;
  atomic_fetch_add(&shared->turns, 1);
  if (atomic_load(&shared->isHanging)) {
    cairn_terminal_make_raw();
    atomic_store(&shared->isHanging, 0);
  }
}
