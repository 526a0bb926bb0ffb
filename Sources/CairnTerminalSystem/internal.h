#ifndef CAIRN_TERMINAL_INTERNAL_H
#define CAIRN_TERMINAL_INTERNAL_H

#include <stddef.h>
#include <termios.h>

// Everything needed to restore the terminal. It is prepared in advance, because neither a signal handler nor the
// watcher may call much.
struct restoring {
  int input, output;
  // The terminal's modes before the app, and while the app uses it.
  struct termios saved, raw;
  char restore[512];
  size_t restoreLength;
  // The captured output, and its final destinations.
  int log, realOutput, realError;
};

/// Restores the terminal, without waiting for one that is not being read.
void cairn_put_back(const struct restoring *state);
int cairn_is_same_mode(const struct termios *a, const struct termios *b);

/// Starts the process that restores the terminal if this one cannot.
void cairn_start_watcher(const struct restoring *state);
void cairn_tell_watcher(int isEntered, const struct restoring *state);
void cairn_end_watcher(void);
/// Leaves the watcher to the parent, in a child. Otherwise it would wait for the child, too.
void cairn_forget_watcher(void);
/// Lets signals wait during a fork. One that reached the child too early would be reported to the parent, and be lost to the child.
void cairn_hold_signals(void);
void cairn_release_signals(void);
/// Gives signals their usual effect, in a child. Otherwise they would be reported to the parent.
void cairn_forget_signals(void);
/// Returns whether input has been unread for so long that the app does not seem to read it any more.
int cairn_is_hanging(void);

#endif
