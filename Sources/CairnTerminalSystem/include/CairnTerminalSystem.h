#ifndef CAIRN_TERMINAL_SYSTEM_H
#define CAIRN_TERMINAL_SYSTEM_H

// Code that Swift cannot express: signal handlers, a process that watches over the terminal, and two functions of
// Dispatch that every program with its own loop needs and no header declares.

/// Returns a descriptor that is readable when the main queue has work.
int cairn_main_queue_descriptor(void);
/// Performs the pending work of the main queue. Call it on the first thread of the process.
void cairn_drain_main_queue(void);

/// Switches the terminal to raw mode, and ensures that it is restored however the process ends. Returns 0 or an
/// error number.
int cairn_terminal_enter(int input, int output, const char *restore, long length);
/// Returns a descriptor for writing to a terminal without blocking if the terminal can be reopened, and
/// otherwise a duplicate of the given one.
int cairn_terminal_output(int terminal);
/// Restores the terminal. May be called at any time, even from signal handlers.
void cairn_terminal_leave(void);

/// Makes the terminal pass on every key again.
void cairn_terminal_make_raw(void);
/// Records that the loop has turned, so that the app does not count as hanging.
void cairn_loop_turned(void);

/// Captures the app's output while the terminal shows something else, and prints it after the terminal is
/// restored. The arguments select standard output and standard error.
void cairn_keep_prints(int output, int error);

/// Reports signals as bytes on the returned descriptor, or returns -1 on failure.
///
/// A second termination signal, a second or more after the first, means that the app does not handle them: it restores
/// the terminal and ends the process.
int cairn_watch_signals(void);
/// Returns the signal that has requested termination, or 0 if there is none.
int cairn_end_asked(void);
/// Suspends the process like Ctrl+Z. Returns when it is resumed.
void cairn_stop(void);

/// Returns the size of the terminal, or 0 if the terminal does not report it.
int cairn_terminal_size(int descriptor, int *columns, int *rows);

#endif
