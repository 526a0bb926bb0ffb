// The part of libsecret that keeps one text for each app in the secret service of the desktop. The library is found when the
// program runs, so that building an app needs no header, and an app without a desktop needs no library. The declarations are
// public and stable in libsecret 0.18 to 0.21.
#ifndef CAIRN_SECRET_LIBRARY_H
#define CAIRN_SECRET_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
  CAIRN_SECRET_DONE = 1,
  CAIRN_SECRET_NONE = 0,
  // There is no library, no bus, or no service on it.
  CAIRN_SECRET_ABSENT = -1,
  CAIRN_SECRET_FAILED = -2,
  // The service is locked, and may not ask the user.
  CAIRN_SECRET_LOCKED = -3,
  // The service has asked the user, who did not unlock it.
  CAIRN_SECRET_CANCELED = -4,
};

// Loads the library, and finds out whether a service runs on the session bus. Starts nothing.
bool cairn_secret_service_runs(void);

// A secret is found by two texts: the app's name and the folder of its data. With `asks`, the service may be started, and may
// ask the user to unlock it, which takes as long as the user does. Without, a call fails in place of asking.

// Writes the text, if there is room for it, and its length. Some services find nothing while they are locked, so one that is
// locked and finds nothing is unlocked if a text is `expected`.
int cairn_secret_load(const char *app, const char *folder, bool asks, bool expected, uint8_t *text, size_t room,
                      size_t *length);
// Replaces the text, which is in UTF-8 without zeros.
int cairn_secret_store(const char *app, const char *folder, bool asks, const uint8_t *text, size_t length);
int cairn_secret_clear(const char *app, const char *folder, bool asks);

// Writes why the last call of this thread failed, and a zero.
void cairn_secret_problem(char *text, size_t room);

#endif
