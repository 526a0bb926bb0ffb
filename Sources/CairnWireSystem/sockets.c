#define _GNU_SOURCE
#include "CairnWireSystem.h"

#include <arpa/inet.h>
#include <errno.h>
#include <limits.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

static int failed(int descriptor) {
  int problem = errno;
  if (descriptor >= 0) close(descriptor);
  return problem > 0 ? -problem : -EIO;
}

int wire_prepare(int descriptor) {
  int flags = fcntl(descriptor, F_GETFL);
  if (flags < 0 || fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) < 0) return -errno;
  return fcntl(descriptor, F_SETFD, FD_CLOEXEC) < 0 ? -errno : 0;
}

// Linux has closed the descriptor even if it reports an interruption.
int wire_close(int descriptor) { return close(descriptor) == 0 || errno == EINTR ? 0 : -errno; }

int wire_is_open(int descriptor) { return fcntl(descriptor, F_GETFD) >= 0; }

long wire_allow_descriptors(long count) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return -errno;
  if (count > 0 && limit.rlim_cur < (rlim_t)count) {
    limit.rlim_cur = limit.rlim_max < (rlim_t)count ? limit.rlim_max : (rlim_t)count;
    if (setrlimit(RLIMIT_NOFILE, &limit) != 0) return -errno;
  }
  return limit.rlim_cur > LONG_MAX ? LONG_MAX : (long)limit.rlim_cur;
}

static int resolve(const char *host, uint16_t port, int flags, struct addrinfo **result) {
  char service[8];
  snprintf(service, sizeof service, "%u", port);
  struct addrinfo hints = {.ai_family = AF_UNSPEC, .ai_socktype = SOCK_STREAM, .ai_flags = flags | AI_NUMERICSERV};
  return getaddrinfo(*host ? host : NULL, service, &hints, result) == 0 ? 0 : -EADDRNOTAVAIL;
}

int wire_listen_tcp(const char *host, uint16_t port) {
  struct addrinfo *found = NULL;
  int problem = resolve(host, port, AI_PASSIVE, &found);
  if (problem) return problem;
  int result = -EADDRNOTAVAIL;
  for (struct addrinfo *each = found; each && result < 0; each = each->ai_next) {
    int on = 1, listener = socket(each->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (listener >= 0 && setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on) == 0
      && bind(listener, each->ai_addr, each->ai_addrlen) == 0 && listen(listener, SOMAXCONN) == 0)
      result = listener;
    else
      result = failed(listener);
  }
  freeaddrinfo(found);
  return result;
}

static int unixAddress(const char *path, struct sockaddr_un *address) {
  memset(address, 0, sizeof *address);
  address->sun_family = AF_UNIX;
  if (strlen(path) >= sizeof address->sun_path) return -ENAMETOOLONG;
  strcpy(address->sun_path, path);
  return 0;
}

int wire_listen_unix(const char *path) {
  struct sockaddr_un address;
  int problem = unixAddress(path, &address);
  if (problem) return problem;
  struct stat there;
  if (lstat(path, &there) == 0 && S_ISSOCK(there.st_mode)) {
    int other = wire_connect_unix(path);
    if (other >= 0) {
      close(other);
      return -EADDRINUSE;
    }
    if (other == -ECONNREFUSED) unlink(path);
  }
  int listener = socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
  if (listener < 0) return -errno;
  if (bind(listener, (struct sockaddr *)&address, sizeof address) != 0 || listen(listener, SOMAXCONN) != 0)
    return failed(listener);
  return listener;
}

int wire_listen_inherited(int descriptor) {
  int listens = 0;
  socklen_t length = sizeof listens;
  if (getsockopt(descriptor, SOL_SOCKET, SO_ACCEPTCONN, &listens, &length) != 0) return -errno;
  if (!listens) return -EINVAL;
  int problem = wire_prepare(descriptor);
  return problem < 0 ? problem : descriptor;
}

// Small writes are sent at once. Sockets of other families have no such option.
static void sendAtOnce(int descriptor) {
  int on = 1;
  setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
}

int wire_accept(int listener) {
  int connected;
  do connected = accept4(listener, NULL, NULL, SOCK_NONBLOCK | SOCK_CLOEXEC);
  while (connected < 0 && (errno == EINTR || errno == ECONNABORTED));
  if (connected < 0) return -errno;
  sendAtOnce(connected);
  return connected;
}

int wire_connect_tcp(const char *host, uint16_t port) {
  struct addrinfo *found = NULL;
  int problem = resolve(host, port, AI_NUMERICHOST, &found);
  if (problem) return problem;
  int connected = socket(found->ai_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connected < 0 || connect(connected, found->ai_addr, found->ai_addrlen) != 0)
    connected = failed(connected);
  else
    sendAtOnce(connected);
  freeaddrinfo(found);
  if (connected >= 0) wire_prepare(connected);
  return connected;
}

int wire_connect_unix(const char *path) {
  struct sockaddr_un address;
  int problem = unixAddress(path, &address);
  if (problem) return problem;
  int connected = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (connected < 0) return -errno;
  if (connect(connected, (struct sockaddr *)&address, sizeof address) != 0) return failed(connected);
  wire_prepare(connected);
  return connected;
}

int wire_numeric_address(const char *digits, char *text, long capacity) {
  struct in6_addr address;
  int family = strchr(digits, ':') ? AF_INET6 : AF_INET;
  if (inet_pton(family, digits, &address) != 1) return -1;
  return inet_ntop(family, &address, text, (socklen_t)capacity) ? 0 : -1;
}

int wire_address(int descriptor, int isPeer, char *text, long capacity, uint16_t *port) {
  struct sockaddr_storage address;
  socklen_t length = sizeof address;
  memset(&address, 0, sizeof address);
  *port = 0;
  if (capacity > 0) text[0] = 0;
  int status = isPeer ? getpeername(descriptor, (struct sockaddr *)&address, &length)
                      : getsockname(descriptor, (struct sockaddr *)&address, &length);
  if (status != 0) return 0;
  if (address.ss_family == AF_INET) {
    struct sockaddr_in *four = (struct sockaddr_in *)&address;
    *port = ntohs(four->sin_port);
    inet_ntop(AF_INET, &four->sin_addr, text, (socklen_t)capacity);
    return 4;
  }
  if (address.ss_family == AF_INET6) {
    struct sockaddr_in6 *six = (struct sockaddr_in6 *)&address;
    *port = ntohs(six->sin6_port);
    // An IPv4 client at a dual-stack socket gets its IPv4 address.
    if (IN6_IS_ADDR_V4MAPPED(&six->sin6_addr)) {
      inet_ntop(AF_INET, &six->sin6_addr.s6_addr[12], text, (socklen_t)capacity);
      return 4;
    }
    inet_ntop(AF_INET6, &six->sin6_addr, text, (socklen_t)capacity);
    return 6;
  }
  if (address.ss_family == AF_UNIX) {
    struct sockaddr_un *local = (struct sockaddr_un *)&address;
    snprintf(text, (size_t)capacity, "%.*s", (int)sizeof local->sun_path, local->sun_path);
    return 1;
  }
  return 0;
}

long wire_receive(int descriptor, uint8_t *bytes, long count) {
  ssize_t received;
  // A worker may return a socket in blocking mode.
  do received = recv(descriptor, bytes, (size_t)count, MSG_DONTWAIT);
  while (received < 0 && errno == EINTR);
  return received < 0 ? -errno : received;
}

long wire_send(int descriptor, const uint8_t *bytes, long offset, long count) {
  ssize_t sent;
  do sent = send(descriptor, bytes + offset, (size_t)count, MSG_NOSIGNAL | MSG_DONTWAIT);
  while (sent < 0 && errno == EINTR);
  return sent < 0 ? -errno : sent;
}

int wire_end_output(int descriptor) { return shutdown(descriptor, SHUT_WR) == 0 ? 0 : -errno; }

void wire_reset_on_close(int descriptor) {
  struct linger now = {1, 0};
  setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, sizeof now);
}

int wire_open_file(const char *path, int64_t *size) {
  int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return -errno;
  struct stat found;
  if (fstat(file, &found) != 0) return failed(file);
  if (!S_ISREG(found.st_mode)) {
    close(file);
    return -EISDIR;
  }
  *size = found.st_size;
  return file;
}

long wire_read_file(int descriptor, uint8_t *bytes, long count, int64_t offset) {
  ssize_t read;
  do read = pread(descriptor, bytes, (size_t)count, offset);
  while (read < 0 && errno == EINTR);
  return read < 0 ? -errno : read;
}
