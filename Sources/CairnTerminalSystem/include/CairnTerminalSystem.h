#ifndef CAIRN_TERMINAL_SYSTEM_H
#define CAIRN_TERMINAL_SYSTEM_H

// What Swift cannot say by itself: code that runs in signal handlers and in a
// process that watches over the terminal, and two functions of Dispatch that every
// program with a loop of its own needs and no header declares.

/// A descriptor that can be read when the main queue has something to do.
int cairn_main_queue_descriptor(void);
/// Does what waits on the main queue. The caller must be the first thread of the process.
void cairn_drain_main_queue(void);

/// Puts the terminal into raw mode, and has it restored at the end of the process however it ends.
/// Returns 0, or the number of the error.
int cairn_terminal_enter(int input, int output, const char *restore, long length);
/// A descriptor to write to a terminal with that never waits, where the terminal can be opened once more; else one like that
/// given.
int cairn_terminal_output(int terminal);
/// Puts the terminal back to what it was. May be called at any time, also from signal handlers.
void cairn_terminal_leave(void);

/// Has the terminal hand on every key again.
void cairn_terminal_make_raw(void);
/// The loop has gone round: the app does not hang.
void cairn_loop_turned(void);

/// What the app prints while the terminal shows something else is kept, and shown when the terminal is back.
/// `descriptors` says which of standard output (1) and standard error (2) to keep.
void cairn_keep_prints(int output, int error);

/// Signals are told of as bytes that can be read from the descriptor this returns; -1 if there is none.
///
/// A second signal that asks for the end, a second or more after the first, means that nobody takes them: it puts the terminal
/// back and ends the process.
int cairn_watch_signals(void);
/// The signal that has asked for the end of the process; 0 while none has.
int cairn_end_asked(void);
/// Stops the process as Ctrl+Z does; returns when it is brought back.
void cairn_stop(void);

/// The size of the terminal; 0 if it does not tell.
int cairn_terminal_size(int descriptor, int *columns, int *rows);

#endif
