#ifndef CAIRN_TERMINAL_INTERNAL_H
#define CAIRN_TERMINAL_INTERNAL_H

#include <stddef.h>
#include <termios.h>

// What it takes to put the terminal back. It lies ready, because neither a signal handler nor the watcher may call much.
struct restoring {
  int input, output;
  // What the terminal was like before, and what it is like while the app has it.
  struct termios saved, raw;
  char restore[512];
  size_t restoreLength;
  // What was printed meanwhile, and where it goes in the end.
  int log, realOutput, realError;
};

/// Puts the terminal back, without waiting for one that nobody reads.
void cairn_put_back(const struct restoring *state);
int cairn_is_same_mode(const struct termios *a, const struct termios *b);

/// Starts the process that puts the terminal back if this one cannot.
void cairn_start_watcher(const struct restoring *state);
void cairn_tell_watcher(int isEntered, const struct restoring *state);
void cairn_end_watcher(void);
/// Whether what was typed has been left unread for so long that nobody can be expected to read it.
int cairn_is_hanging(void);

#endif
