#include "CairnSecretLibrary.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

// What GLib and libsecret declare: gboolean is int, and these two structures are public.
typedef struct Error { uint32_t domain; int code; char *message; } Error;
typedef struct List { void *data; struct List *next, *previous; } List;
typedef struct Bus Bus;
typedef struct Collection Collection;
typedef struct Item Item;
typedef struct Service Service;
typedef struct Table Table;
typedef struct Value Value;
typedef struct Variant Variant;

enum {
  SESSION_BUS = 2, OPEN_SESSION = 1 << 1, SEARCH_ALL = 1 << 1, SEARCH_UNLOCK = 1 << 2, SEARCH_LOAD = 1 << 3, IS_LOCKED = 2,
  // In milliseconds; the bus itself answers at once.
  LONGEST_ANSWER = 5000,
};

static struct {
  Bus *(*bus)(int, void *, Error **);
  void (*keep_running)(Bus *, int);
  Variant *(*call)(Bus *, const char *, const char *, const char *, const char *, Variant *, const void *, int, int, void *,
                   Error **);
  Variant *(*variant)(const char *, ...);
  void (*read_variant)(Variant *, const char *, ...);
  void (*free_variant)(Variant *);
  void (*release)(void *);
  void (*free_error)(Error *);
  void (*free_list)(List *, void (*)(void *));
  Table *(*table)(void *, void *);
  unsigned (*hash)(const void *);
  int (*equal)(const void *, const void *);
  int (*insert)(Table *, void *, void *);
  void (*free_table)(Table *);
  Service *(*service)(int, void *, Error **);
  void (*disconnect)(void);
  List *(*search)(Service *, const void *, Table *, int, void *, Error **);
  int (*store)(Service *, const void *, Table *, const char *, const char *, Value *, void *, Error **);
  int (*unlock)(Service *, List *, void *, List **, Error **);
  int (*is_item_locked)(Item *);
  uint64_t (*modified)(Item *);
  Value *(*secret)(Item *);
  int (*set_secret)(Item *, Value *, void *, Error **);
  int (*delete)(Item *, void *, Error **);
  Collection *(*collection)(Service *, const char *, int, void *, Error **);
  int (*is_collection_locked)(Collection *);
  Value *(*value)(const char *, ptrdiff_t, const char *);
  const char *(*text)(Value *, size_t *);
  void (*free_value)(void *);
  uint32_t (*errors)(void);
} secret;

static bool loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static _Thread_local char problem[300];

static void load(void) {
  void *library = dlopen("libsecret-1.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  bool complete = true;
  // The functions of GLib are found, too, because libsecret links its libraries.
#define FIND(member, name) complete = (*(void **)(&secret.member) = dlsym(library, name)) && complete
  FIND(bus, "g_bus_get_sync");
  FIND(keep_running, "g_dbus_connection_set_exit_on_close");
  FIND(call, "g_dbus_connection_call_sync");
  FIND(variant, "g_variant_new");
  FIND(read_variant, "g_variant_get");
  FIND(free_variant, "g_variant_unref");
  FIND(release, "g_object_unref");
  FIND(free_error, "g_error_free");
  FIND(free_list, "g_list_free_full");
  FIND(table, "g_hash_table_new");
  FIND(hash, "g_str_hash");
  FIND(equal, "g_str_equal");
  FIND(insert, "g_hash_table_insert");
  FIND(free_table, "g_hash_table_unref");
  FIND(service, "secret_service_get_sync");
  FIND(disconnect, "secret_service_disconnect");
  FIND(search, "secret_service_search_sync");
  FIND(store, "secret_service_store_sync");
  FIND(unlock, "secret_service_unlock_sync");
  FIND(is_item_locked, "secret_item_get_locked");
  FIND(modified, "secret_item_get_modified");
  FIND(secret, "secret_item_get_secret");
  FIND(set_secret, "secret_item_set_secret_sync");
  FIND(delete, "secret_item_delete_sync");
  FIND(collection, "secret_collection_for_alias_sync");
  FIND(is_collection_locked, "secret_collection_get_locked");
  FIND(value, "secret_value_new");
  FIND(text, "secret_value_get");
  FIND(free_value, "secret_value_unref");
  FIND(errors, "secret_error_get_quark");
#undef FIND
  loaded = complete;
}

static void explain(const char *text) { snprintf(problem, sizeof problem, "%s", text); }

void cairn_secret_problem(char *text, size_t room) { snprintf(text, room, "%s", problem); }

// Frees the error. Without `asks`, "locked" is no answer of the user's.
static int failed(Error *error, bool asks) {
  explain(error ? error->message : "it did not answer");
  int result = CAIRN_SECRET_FAILED;
  if (error && error->domain == secret.errors() && error->code == IS_LOCKED) {
    result = asks ? CAIRN_SECRET_CANCELED : CAIRN_SECRET_LOCKED;
  }
  if (error) secret.free_error(error);
  return result;
}

// A connection that does not end the program when the bus ends.
static Bus *session_bus(void) {
  pthread_once(&once, load);
  if (!loaded) {
    explain("libsecret-1.so.0 is not installed");
    return NULL;
  }
  Error *error = NULL;
  Bus *bus = secret.bus(SESSION_BUS, NULL, &error);
  if (!bus) {
    failed(error, false);
    return NULL;
  }
  secret.keep_running(bus, 0);
  return bus;
}

// Done if a service runs.
static int ask_for_owner(Bus *bus) {
  Error *error = NULL;
  int owned = 0;
  Variant *answer = secret.call(
    bus, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "NameHasOwner",
    secret.variant("(s)", "org.freedesktop.secrets"), NULL, 0, LONGEST_ANSWER, NULL, &error);
  if (!answer) return failed(error, false);
  secret.read_variant(answer, "(b)", &owned);
  secret.free_variant(answer);
  if (!owned) explain("no secret service runs on the session bus");
  return owned ? CAIRN_SECRET_DONE : CAIRN_SECRET_ABSENT;
}

bool cairn_secret_service_runs(void) {
  Bus *bus = session_bus();
  if (!bus) return false;
  bool runs = ask_for_owner(bus) == CAIRN_SECRET_DONE;
  secret.release(bus);
  return runs;
}

typedef struct {
  const char *app, *folder;
  bool asks, expected;
  const uint8_t *text;
  uint8_t *found;
  size_t room, *length;
} Request;

// One call, with the items that the service has.
typedef struct {
  const Request *request;
  Bus *bus;
  Service *service;
  Table *attributes;
  List *items;
  // The one that was changed last, if there are several.
  Item *item;
} Call;

static int refused(const Call *call) {
  explain("it is locked");
  return call->request->asks ? CAIRN_SECRET_CANCELED : CAIRN_SECRET_LOCKED;
}

static int search(Call *call) {
  Error *error = NULL;
  int flags = SEARCH_ALL | SEARCH_LOAD | (call->request->asks ? SEARCH_UNLOCK : 0);
  call->items = secret.search(call->service, NULL, call->attributes, flags, NULL, &error);
  if (error) return failed(error, call->request->asks);
  for (List *each = call->items; each; each = each->next) {
    if (!call->item || secret.modified(each->data) > secret.modified(call->item)) call->item = each->data;
  }
  if (!call->item) return CAIRN_SECRET_NONE;
  return secret.is_item_locked(call->item) ? refused(call) : CAIRN_SECRET_DONE;
}

// The collection for new secrets, or NULL if there is none yet.
static Collection *default_collection(Call *call) {
  Error *error = NULL;
  Collection *collection = secret.collection(call->service, "default", 0, NULL, &error);
  if (error) secret.free_error(error);
  return collection;
}

static int unlock_default(Call *call) {
  Collection *collection = default_collection(call);
  if (!collection) return CAIRN_SECRET_NONE;
  int result = CAIRN_SECRET_NONE;
  if (secret.is_collection_locked(collection)) {
    Error *error = NULL;
    List list = {.data = collection}, *unlocked = NULL;
    int count = call->request->asks ? secret.unlock(call->service, &list, NULL, &unlocked, &error) : 0;
    if (unlocked) secret.free_list(unlocked, secret.release);
    result = error ? failed(error, true) : count > 0 ? search(call) : refused(call);
  }
  secret.release(collection);
  return result;
}

static int find(Call *call) {
  const Request *request = call->request;
  call->bus = session_bus();
  if (!call->bus) return CAIRN_SECRET_ABSENT;
  // Calling a name without an owner would start a service, which then wants to ask the user.
  int runs = request->asks ? CAIRN_SECRET_DONE : ask_for_owner(call->bus);
  if (runs != CAIRN_SECRET_DONE) return runs;
  Error *error = NULL;
  call->service = secret.service(OPEN_SESSION, NULL, &error);
  if (!call->service) return failed(error, request->asks);
  call->attributes = secret.table(secret.hash, secret.equal);
  secret.insert(call->attributes, "xdg:schema", "dev.cairn.Keychain");
  secret.insert(call->attributes, "application", (void *)request->app);
  secret.insert(call->attributes, "folder", (void *)request->folder);
  int result = search(call);
  return result == CAIRN_SECRET_NONE && request->expected ? unlock_default(call) : result;
}

static int read_text(Call *call) {
  if (!call->item) return CAIRN_SECRET_NONE;
  Value *value = secret.secret(call->item);
  if (!value) {
    explain("it did not give the secret");
    return CAIRN_SECRET_FAILED;
  }
  const Request *request = call->request;
  const char *found = secret.text(value, request->length);
  if (*request->length <= request->room) memcpy(request->found, found, *request->length);
  secret.free_value(value);
  return CAIRN_SECRET_DONE;
}

// Whether a new secret would need the user, who unlocks the collection or gives a new one a password.
static bool needs_user(Call *call) {
  Collection *collection = default_collection(call);
  if (!collection) return true;
  bool locked = secret.is_collection_locked(collection);
  secret.release(collection);
  return locked;
}

static int write_text(Call *call) {
  const Request *request = call->request;
  if (!call->item && !request->asks && needs_user(call)) return refused(call);
  Error *error = NULL;
  Value *value = secret.value((const char *)request->text, (ptrdiff_t)request->room, "text/plain");
  // An item stays in its collection, also when another has become the default one.
  int done = call->item
               ? secret.set_secret(call->item, value, NULL, &error)
               : secret.store(call->service, NULL, call->attributes, "default", request->app, value, NULL, &error);
  secret.free_value(value);
  return done ? CAIRN_SECRET_DONE : failed(error, request->asks);
}

static int delete_all(Call *call) {
  for (List *each = call->items; each; each = each->next) {
    Error *error = NULL;
    if (!secret.delete(each->data, NULL, &error)) return failed(error, call->request->asks);
  }
  return CAIRN_SECRET_DONE;
}

static int attempt(int (*work)(Call *), const Request *request) {
  Call call = {.request = request};
  int result = find(&call);
  if (result >= CAIRN_SECRET_NONE) result = work(&call);
  if (call.items) secret.free_list(call.items, secret.release);
  if (call.attributes) secret.free_table(call.attributes);
  if (call.service) secret.release(call.service);
  if (call.bus) secret.release(call.bus);
  return result;
}

// A service that was started again does not know the session that the library keeps. So it gets a second attempt.
static int run(int (*work)(Call *), Request request) {
  int result = attempt(work, &request);
  if (result != CAIRN_SECRET_FAILED) return result;
  secret.disconnect();
  return attempt(work, &request);
}

int cairn_secret_load(const char *app, const char *folder, bool asks, bool expected, uint8_t *text, size_t room,
                      size_t *length) {
  return run(read_text, (Request){.app = app, .folder = folder, .asks = asks, .expected = expected, .found = text,
                                  .room = room, .length = length});
}

int cairn_secret_store(const char *app, const char *folder, bool asks, const uint8_t *text, size_t length) {
  return run(write_text, (Request){.app = app, .folder = folder, .asks = asks, .text = text, .room = length});
}

int cairn_secret_clear(const char *app, const char *folder, bool asks) {
  return run(delete_all, (Request){.app = app, .folder = folder, .asks = asks});
}
