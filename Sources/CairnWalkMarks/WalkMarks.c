#include "CairnWalkMarks.h"

#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { crash_count = sizeof(crashes) / sizeof(crashes[0]) };

static struct sigaction before[crash_count];
static int is_watching = 0;
static char line[1024];
static size_t length = 0;

// Only calls `write` and `sigaction`, which are safe in a signal handler. The previous handler is restored, and
// receives the signal when the crashing instruction runs again.
static void say_what_was_tried(int signal) {
  if (length > 0) {
    ssize_t ignored = write(STDERR_FILENO, line, length);
    (void)ignored;
  }
  for (int i = 0; i < crash_count; i++) {
    if (crashes[i] == signal) sigaction(signal, &before[i], NULL);
  }
}

void cairn_walk_tries(const char *step) {
  int count = snprintf(line, sizeof(line), "cairn: the app crashed while the walk tried %s\n", step);
  length = count < 0 ? 0 : (size_t)count < sizeof(line) ? (size_t)count : sizeof(line) - 1;
  if (is_watching) return;
  is_watching = 1;
  struct sigaction action;
  memset(&action, 0, sizeof(action));
  action.sa_handler = say_what_was_tried;
  action.sa_flags = SA_ONSTACK;
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &action, &before[i]);
}

void cairn_walk_rests(void) {
  length = 0;
  if (!is_watching) return;
  is_watching = 0;
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &before[i], NULL);
}
