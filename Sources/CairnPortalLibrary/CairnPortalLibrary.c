#include "CairnPortalLibrary.h"

#include <dlfcn.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// What GIO declares: gboolean is int, and a type of variants is its text.
typedef struct Error Error;
typedef void (*Ready)(void *source, void *result, void *data);
typedef void (*Signal)(
  void *bus, const char *sender, const char *path, const char *interface, const char *signal, void *values, void *data);

enum { SESSION_BUS = 2, DEFAULT_TIMEOUT = -1 };

static struct {
  void (*get_bus)(int, void *, Ready, void *);
  void *(*finish_bus)(void *, Error **);
  void (*set_exits)(void *, int);
  const char *(*own_name)(void *);
  void (*call)(
    void *, const char *, const char *, const char *, const char *, void *, const char *, int, int, void *, Ready, void *);
  void *(*finish_call)(void *, void *, Error **);
  unsigned (*subscribe)(
    void *, const char *, const char *, const char *, const char *, const char *, int, Signal, void *, void (*)(void *));
  void (*unsubscribe)(void *, unsigned);
  void *(*parse)(const char *, ...);
  int (*has_type)(void *, const char *);
  void (*get)(void *, const char *, ...);
  int (*lookup)(void *, const char *, const char *, ...);
  void (*drop)(void *);
  void (*release)(void *);
  void (*free_error)(Error *);
} gio;

static bool load_library(void) {
  void *library = dlopen("libgio-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  const struct { void *place; const char *name; } all[] = {
    {&gio.get_bus, "g_bus_get"}, {&gio.finish_bus, "g_bus_get_finish"},
    {&gio.set_exits, "g_dbus_connection_set_exit_on_close"}, {&gio.own_name, "g_dbus_connection_get_unique_name"},
    {&gio.call, "g_dbus_connection_call"}, {&gio.finish_call, "g_dbus_connection_call_finish"},
    {&gio.subscribe, "g_dbus_connection_signal_subscribe"}, {&gio.unsubscribe, "g_dbus_connection_signal_unsubscribe"},
    {&gio.parse, "g_variant_new_parsed"}, {&gio.has_type, "g_variant_is_of_type"}, {&gio.get, "g_variant_get"},
    {&gio.lookup, "g_variant_lookup"}, {&gio.drop, "g_variant_unref"}, {&gio.release, "g_object_unref"},
    {&gio.free_error, "g_error_free"},
  };
  for (size_t index = 0; index < sizeof all / sizeof *all; index++) {
    void *function = dlsym(library, all[index].name);
    if (!function) return false;
    memcpy(all[index].place, &function, sizeof function);
  }
  return true;
}

static bool library_is_there(void) {
  // Only the main thread asks.
  static int known = -1;
  if (known < 0) known = load_library();
  return known;
}

static const char *const desktop = "org.freedesktop.portal.Desktop", *const desktop_path = "/org/freedesktop/portal/desktop",
                  *const location = "org.freedesktop.portal.Location", *const session = "org.freedesktop.portal.Session",
                  *const request = "org.freedesktop.portal.Request";

static struct {
  void (*answered)(uint64_t, CairnLocationAnswer);
  void (*found)(uint64_t, CairnLocation);
  void (*ended)(uint64_t);
} listener;

void cairn_location_listen(
  void (*answered)(uint64_t, CairnLocationAnswer), void (*found)(uint64_t, CairnLocation), void (*ended)(uint64_t)) {
  listener.answered = answered;
  listener.found = found;
  listener.ended = ended;
}

// A session of the portal. The list, calls without an answer yet, and subscriptions refer to it.
typedef struct Search {
  struct Search *next;
  uint64_t number;
  int references;
  bool has_ended;
  uint32_t accuracy, distance;
  void *bus;
  char *session;
  unsigned updates, answer, closing, owner;
} Search;

static Search *searches;

static Search *refer(Search *search) {
  search->references++;
  return search;
}

static void let_go(void *data) {
  Search *search = data;
  if (--search->references > 0) return;
  if (search->bus) gio.release(search->bus);
  free(search->session);
  free(search);
}

static void leave(Search *search, unsigned *subscription) {
  unsigned number = *subscription;
  *subscription = 0;
  if (number) gio.unsubscribe(search->bus, number);
}

// Ends a search, at the portal too, if that has a session for it.
static void end(Search *search) {
  if (search->has_ended) return;
  search->has_ended = true;
  for (Search **place = &searches; *place; place = &(*place)->next)
    if (*place == search) {
      *place = search->next;
      break;
    }
  leave(search, &search->updates);
  leave(search, &search->answer);
  leave(search, &search->closing);
  leave(search, &search->owner);
  if (search->session)
    gio.call(search->bus, desktop, search->session, session, "Close", NULL, NULL, 0, DEFAULT_TIMEOUT, NULL, NULL, NULL);
  let_go(search);
}

static void answer(Search *search, CairnLocationAnswer answer) {
  if (search->has_ended) return;
  uint64_t number = search->number;
  if (answer != CairnLocationAllowed) end(search);
  listener.answered(number, answer);
}

static void heard_answer(
  void *bus, const char *sender, const char *path, const char *interface, const char *signal, void *values, void *data) {
  Search *search = data;
  if (search->has_ended || !gio.has_type(values, "(ua{sv})")) return;
  uint32_t result = 2;
  void *details = NULL;
  gio.get(values, "(u@a{sv})", &result, &details);
  gio.drop(details);
  refer(search);
  leave(search, &search->answer);
  answer(search, result == 0 ? CairnLocationAllowed : result == 1 ? CairnLocationRefused : CairnLocationFailed);
  let_go(search);
}

static void heard_location(
  void *bus, const char *sender, const char *path, const char *interface, const char *signal, void *values, void *data) {
  Search *search = data;
  if (search->has_ended || !search->session || !gio.has_type(values, "(oa{sv})")) return;
  const char *owner = NULL;
  void *found = NULL;
  gio.get(values, "(&o@a{sv})", &owner, &found);
  if (strcmp(owner, search->session) == 0) {
    CairnLocation place = {NAN, NAN, NAN, NAN, NAN, NAN, NAN};
    const struct { const char *name; double *place; } all[] = {
      {"Latitude", &place.latitude}, {"Longitude", &place.longitude}, {"Accuracy", &place.accuracy},
      {"Altitude", &place.altitude}, {"Speed", &place.speed}, {"Heading", &place.heading},
    };
    for (size_t index = 0; index < sizeof all / sizeof *all; index++) gio.lookup(found, all[index].name, "d", all[index].place);
    uint64_t seconds = 0, microseconds = 0;
    if (gio.lookup(found, "Timestamp", "(tt)", &seconds, &microseconds)) place.time = (double)seconds + (double)microseconds / 1e6;
    listener.found(search->number, place);
  }
  gio.drop(found);
}

static void heard_end(
  void *bus, const char *sender, const char *path, const char *interface, const char *signal, void *values, void *data) {
  Search *search = data;
  if (search->has_ended) return;
  uint64_t number = search->number;
  // There is nothing left to close.
  free(search->session);
  search->session = NULL;
  end(search);
  listener.ended(number);
}

// A portal that ends closes no session.
static void heard_owner(
  void *bus, const char *sender, const char *path, const char *interface, const char *signal, void *values, void *data) {
  if (!gio.has_type(values, "(sss)")) return;
  const char *name = NULL, *before = NULL, *after = NULL;
  gio.get(values, "(&s&s&s)", &name, &before, &after);
  if (*after == 0) heard_end(bus, sender, path, interface, signal, values, data);
}

static void started(void *bus, void *result, void *data) {
  Search *search = data;
  Error *error = NULL;
  void *reply = gio.finish_call(bus, result, &error);
  if (reply) gio.drop(reply);
  if (error) gio.free_error(error);
  if (!reply) answer(search, CairnLocationFailed);
  let_go(search);
}

// A word for a session or a request, which no other of this process has.
static void name(char *token, size_t size) {
  static unsigned count;
  snprintf(token, size, "cairn%d_%u", (int)getpid(), ++count);
}

static void made_session(void *bus, void *result, void *data) {
  Search *search = data;
  Error *error = NULL;
  void *reply = gio.finish_call(bus, result, &error);
  if (error) gio.free_error(error);
  const char *handle = NULL;
  if (reply) gio.get(reply, "(&o)", &handle);
  if (!handle) {
    answer(search, CairnLocationMissing);
  } else if (search->has_ended) {
    gio.call(bus, desktop, handle, session, "Close", NULL, NULL, 0, DEFAULT_TIMEOUT, NULL, NULL, NULL);
  } else if ((search->session = strdup(handle))) {
    char token[64], path[256];
    name(token, sizeof token);
    // The portal names its answer after who asks: `:1.42` becomes `1_42`.
    snprintf(path, sizeof path, "%s/request/%s/%s", desktop_path, gio.own_name(bus) + 1, token);
    for (char *letter = path; *letter; letter++)
      if (*letter == '.') *letter = '_';
    search->answer =
      gio.subscribe(bus, desktop, request, "Response", path, NULL, 0, heard_answer, refer(search), let_go);
    search->updates =
      gio.subscribe(bus, desktop, location, "LocationUpdated", desktop_path, NULL, 0, heard_location, refer(search), let_go);
    search->closing = gio.subscribe(bus, desktop, session, "Closed", handle, NULL, 0, heard_end, refer(search), let_go);
    search->owner = gio.subscribe(
      bus, "org.freedesktop.DBus", "org.freedesktop.DBus", "NameOwnerChanged", NULL, desktop, 0, heard_owner, refer(search),
      let_go);
    void *arguments = gio.parse("(%o, '', {'handle_token': <%s>})", handle, token);
    gio.call(
      bus, desktop, desktop_path, location, "Start", arguments, "(o)", 0, DEFAULT_TIMEOUT, NULL, started, refer(search));
  }
  if (reply) gio.drop(reply);
  let_go(search);
}

static void got_bus(void *source, void *result, void *data) {
  Search *search = data;
  Error *error = NULL;
  void *bus = gio.finish_bus(result, &error);
  if (error) gio.free_error(error);
  if (!bus) {
    answer(search, CairnLocationMissing);
  } else {
    // Without a bus, the app continues.
    gio.set_exits(bus, 0);
    search->bus = bus;
    char token[64];
    name(token, sizeof token);
    if (!search->has_ended) {
      void *arguments = gio.parse(
        "({'session_handle_token': <%s>, 'accuracy': <%u>, 'distance-threshold': <%u>},)", token, search->accuracy,
        search->distance);
      gio.call(
        bus, desktop, desktop_path, location, "CreateSession", arguments, "(o)", 0, DEFAULT_TIMEOUT, NULL, made_session,
        refer(search));
    }
  }
  let_go(search);
}

bool cairn_location_start(uint64_t number, uint32_t accuracy, uint32_t distance) {
  if (!library_is_there()) return false;
  Search *search = calloc(1, sizeof *search);
  if (!search) return false;
  search->number = number;
  search->accuracy = accuracy;
  search->distance = distance;
  search->next = searches;
  searches = refer(search);
  gio.get_bus(SESSION_BUS, NULL, got_bus, refer(search));
  return true;
}

void cairn_location_stop(uint64_t number) {
  for (Search *search = searches; search; search = search->next)
    if (search->number == number) return end(search);
}
