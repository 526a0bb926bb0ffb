#include "CairnCrashNotes.h"

#include <poll.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

enum { note_count = 100, note_size = 240 };

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { crash_count = sizeof(crashes) / sizeof(crashes[0]) };

static struct sigaction before[crash_count];
static int is_watching = 0;
// A ring of lines, each with its line break. Only the main thread writes them.
static char notes[note_count][note_size];
static volatile unsigned next = 0, count = 0;

// Gives up if no program reads the log: the process has to end.
static void print(const char *text, size_t length) {
  static int has_reader = 1;
  struct pollfd watched = {STDERR_FILENO, POLLOUT, 0};
  if (!has_reader) return;
  has_reader = poll(&watched, 1, 1000) > 0 && (watched.revents & POLLOUT) && write(STDERR_FILENO, text, length) >= 0;
}

// Only calls `poll`, `write` and `sigaction`, which are safe in a signal handler. The previous handler is restored, and
// receives the signal when the crashing instruction runs again.
static void print_notes(int signal) {
  static const char title[] = "cairn: before the crash:\n";
  if (count > 0) print(title, sizeof(title) - 1);
  for (unsigned i = 0; i < count; i++) {
    const char *line = notes[(next + note_count - count + i) % note_count];
    size_t length = 0;
    while (length < note_size && line[length] != '\0') length++;
    print(line, length);
  }
  for (int i = 0; i < crash_count; i++) {
    if (crashes[i] == signal) sigaction(signal, &before[i], NULL);
  }
}

void cairn_note(const char *line) {
  char *place = notes[next];
  size_t length = strnlen(line, note_size - 2);
  memcpy(place, line, length);
  place[length] = '\n';
  place[length + 1] = '\0';
  next = (next + 1) % note_count;
  if (count < note_count) count++;
  if (is_watching) return;
  is_watching = 1;
  struct sigaction action;
  memset(&action, 0, sizeof(action));
  action.sa_handler = print_notes;
  action.sa_flags = SA_ONSTACK;
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &action, &before[i]);
}

void cairn_forget_notes(void) {
  count = 0;
  if (!is_watching) return;
  is_watching = 0;
  for (int i = 0; i < crash_count; i++) sigaction(crashes[i], &before[i], NULL);
}
