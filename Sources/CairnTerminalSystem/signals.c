#define _GNU_SOURCE
#include "CairnTerminalSystem.h"
#include "internal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static int ends[2] = {-1, -1};
// The first termination signal and its time, in milliseconds.
static volatile sig_atomic_t asked;
static volatile long long askedAt;

// A loop that is alive has handled a signal by then. Closing a terminal may send the same signal twice at once.
enum { patience = 1000 };

static long long now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1000LL + time.tv_nsec / 1000000;
}

static _Noreturn void endAtOnce(int number) {
  cairn_terminal_leave();
  _exit(128 + number);
}

static void note(int number, siginfo_t *info, void *context) {
  (void)context;
  int saved = errno;
  if (number == SIGINT || number == SIGTERM || number == SIGHUP || number == SIGQUIT) {
    // The terminal itself only sends this, for Ctrl+C, while the app does not read.
    if (number == SIGINT && info->si_code == SI_KERNEL && cairn_is_hanging()) endAtOnce(number);
    if (!asked) {
      askedAt = now();
      asked = number;
    } else if (now() - askedAt >= patience) {
      endAtOnce(number);
    }
  }
  unsigned char byte = (unsigned char)number;
  ssize_t ignored = write(ends[1], &byte, 1);
  (void)ignored;
  errno = saved;
}

int cairn_end_asked(void) { return asked; }

static const int numbers[] = {SIGWINCH, SIGTSTP, SIGCONT, SIGTERM, SIGINT, SIGHUP, SIGQUIT};

int cairn_watch_signals(void) {
  if (ends[0] >= 0) return ends[0];
  if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return -1;
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = note;
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    // A termination signal also interrupts waiting.
    action.sa_flags = SA_SIGINFO | SA_ONSTACK | (i < 3 ? SA_RESTART : 0);
    sigaction(numbers[i], &action, NULL);
  }
  signal(SIGPIPE, SIG_IGN);
  return ends[0];
}

static _Thread_local sigset_t unheld;

void cairn_hold_signals(void) {
  sigset_t held;
  sigemptyset(&held);
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) sigaddset(&held, numbers[i]);
  pthread_sigmask(SIG_BLOCK, &held, &unheld);
}

void cairn_release_signals(void) { pthread_sigmask(SIG_SETMASK, &unheld, NULL); }

void cairn_forget_signals(void) {
  for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
    struct sigaction present;
    if (sigaction(numbers[i], NULL, &present) == 0 && present.sa_sigaction == note) signal(numbers[i], SIG_DFL);
  }
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
