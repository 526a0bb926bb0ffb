#ifndef CAIRN_WIRE_SYSTEM_H
#define CAIRN_WIRE_SYSTEM_H

#include <stddef.h>
#include <stdint.h>

// The system calls of CairnWire that Swift cannot express: those missing from Glibc's module, those with unions and
// macros, and all that take a buffer. Every call retries after a signal, and returns a negative error number on
// failure.

/// Returns a descriptor that is readable when the main queue has work.
int wire_main_queue_descriptor(void);
/// Performs the pending work of the main queue. Call it on the first thread of the process.
void wire_drain_main_queue(int descriptor);

enum { WIRE_READABLE = 1, WIRE_WRITABLE = 2, WIRE_ENDED = 4, WIRE_BROKEN = 8 };

struct wire_event {
  uint32_t what;
  uint64_t tag;
};

int wire_poll_create(void);
int wire_poll_add(int poll, int descriptor, uint32_t interest, uint64_t tag);
int wire_poll_change(int poll, int descriptor, uint32_t interest, uint64_t tag);
int wire_poll_remove(int poll, int descriptor);
/// Waits for up to `count` events; `milliseconds` below 0 means forever. Returns 0 after a signal.
int wire_poll_wait(int poll, struct wire_event *events, int count, int milliseconds);

/// Makes a descriptor non-blocking and closes it in children.
int wire_prepare(int descriptor);
int wire_close(int descriptor);
/// Returns whether the descriptor is open. Used by tests.
int wire_is_open(int descriptor);
/// Raises the soft limit of descriptors, as far as the hard limit allows, and returns the new limit.
long wire_allow_descriptors(long count);

int wire_listen_tcp(const char *host, uint16_t port);
/// Listens at a path. A socket file without a listener is replaced.
int wire_listen_unix(const char *path);
/// Prepares an inherited descriptor, which must be a listening socket.
int wire_listen_inherited(int descriptor);
/// Returns a connected, non-blocking socket.
int wire_accept(int listener);
/// Connects to a numeric address. It blocks until connected; the socket is then non-blocking.
int wire_connect_tcp(const char *host, uint16_t port);
int wire_connect_unix(const char *path);
/// Writes the numeric address of a socket (or of its peer) and returns its family: 4, 6, 1 for a path, 0 for others.
int wire_address(int descriptor, int isPeer, char *text, long capacity, uint16_t *port);
/// Writes a numeric address in the form of `wire_address`. Returns 0, or -1 if the text is not one.
int wire_numeric_address(const char *digits, char *text, long capacity);

long wire_receive(int descriptor, uint8_t *bytes, long count);
/// Sends bytes starting at `offset`, without raising SIGPIPE.
long wire_send(int descriptor, const uint8_t *bytes, long offset, long count);
/// Ends the output of a socket, so that the peer reads an end of file.
int wire_end_output(int descriptor);
/// Closes with a reset.
void wire_reset_on_close(int descriptor);

int wire_open_file(const char *path, int64_t *size);
long wire_read_file(int descriptor, uint8_t *bytes, long count, int64_t offset);

/// Makes a pair of connected sockets that preserve message boundaries.
int wire_channel(int ends[2]);
/// Sends one message, with a descriptor if `passed` is not negative.
long wire_send_message(int channel, const uint8_t *bytes, long count, int passed);
/// Receives one message, and the descriptor that came with it, or -1 if it had none or this process has no free
/// descriptor.
long wire_receive_message(int channel, uint8_t *bytes, long count, int *passed);

/// Starts a program with one end of a channel, whose number is in an environment variable. Returns the
/// process and, in `watch`, a descriptor that is readable when the process has ended.
int wire_spawn(const char *program, char *const arguments[], const char *variable, int channel, int *watch);
/// Returns the exit status of an ended child, or 256 plus the signal that ended it.
int wire_reap(int process);
int wire_kill(int process);
/// Ensures that this worker ends some time after its gate.
void wire_become_worker(void);
/// Gives users' processes priority over this one.
void wire_yield_to_others(void);

/// Limits the system resources of this process: private writable memory besides the stacks of its threads, open descriptors,
/// and no core files, which would contain a user's data. Returns 0 or a negative error.
int wire_limit_worker(size_t memory, size_t descriptors);

#endif
