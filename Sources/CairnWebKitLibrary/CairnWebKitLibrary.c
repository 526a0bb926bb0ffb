#include "CairnWebKitLibrary.h"

#include <dlfcn.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

// What GLib, GTK and WebKitGTK declare: gboolean is int, and only these fields of structures are read.
typedef struct Error { uint32_t domain; int code; char *message; } Error;
typedef void (*Callback)(void);

enum { POLICY_NAVIGATION = 0, POLICY_NEW_WINDOW = 1, LINK_CLICKED = 0, AT_START = 0, AT_END = 1, ALL_FRAMES = 0, TOP_FRAME = 1 };

static struct {
  unsigned long (*connect)(void *, const char *, Callback, void *, void (*)(void *, void *), int);
  void (*set_data)(void *, const char *, void *, void (*)(void *));
  void *(*data)(void *, const char *);
  void (*release)(void *);
  void (*free_text)(void *);
  void (*free_error)(Error *);
  void *(*make)(unsigned long type, const char *first, ...);
  unsigned long (*view_type)(void);
  void *(*manager)(void);
  void *(*private_session)(void);
  void (*load)(void *, const char *);
  void (*load_html)(void *, const char *, const char *);
  void (*reload)(void *);
  void (*reload_all)(void *);
  void (*stop)(void *);
  void (*back)(void *);
  void (*forward)(void *);
  int (*can_go_back)(void *);
  int (*can_go_forward)(void *);
  int (*is_loading)(void *);
  double (*progress)(void *);
  const char *(*address)(void *);
  const char *(*title)(void *);
  void (*zoom)(void *, double);
  void *(*settings)(void *);
  void (*set_agent)(void *, const char *);
  void (*set_agent_app)(void *, const char *, const char *);
  void (*set_scripts)(void *, int);
  void (*set_tools)(void *, int);
  void *(*content)(void *);
  void *(*make_script)(const char *, int, int, const char *const *, const char *const *);
  void (*add_script)(void *, void *);
  void (*drop_script)(void *);
  int (*listen)(void *, const char *, const char *);
  void (*call)(void *, const char *, ptrdiff_t, void *, const char *, const char *, void *, void (*)(void *, void *, void *), void *);
  void *(*answer)(void *, void *, Error **);
  void (*evaluate)(void *, const char *, ptrdiff_t, const char *, const char *, void *, void (*)(void *, void *, void *), void *);
  void *(*value)(void *, void *, Error **);
  char *(*json)(void *, unsigned);
  void *(*action)(void *);
  void *(*request)(void *);
  int (*kind)(void *);
  const char *(*request_address)(void *);
  void (*ignore)(void *);
  void (*use)(void *);
} web;

static bool load_library(void) {
  void *library = dlopen("libwebkitgtk-6.0.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  const struct { void *place; const char *name; } all[] = {
    {&web.connect, "g_signal_connect_data"}, {&web.set_data, "g_object_set_data_full"}, {&web.data, "g_object_get_data"},
    {&web.release, "g_object_unref"}, {&web.free_text, "g_free"}, {&web.free_error, "g_error_free"},
    {&web.make, "g_object_new"}, {&web.view_type, "webkit_web_view_get_type"},
    {&web.manager, "webkit_user_content_manager_new"}, {&web.private_session, "webkit_network_session_new_ephemeral"},
    {&web.load, "webkit_web_view_load_uri"}, {&web.load_html, "webkit_web_view_load_html"},
    {&web.reload, "webkit_web_view_reload"}, {&web.reload_all, "webkit_web_view_reload_bypass_cache"},
    {&web.stop, "webkit_web_view_stop_loading"}, {&web.back, "webkit_web_view_go_back"},
    {&web.forward, "webkit_web_view_go_forward"}, {&web.can_go_back, "webkit_web_view_can_go_back"},
    {&web.can_go_forward, "webkit_web_view_can_go_forward"}, {&web.is_loading, "webkit_web_view_is_loading"},
    {&web.progress, "webkit_web_view_get_estimated_load_progress"}, {&web.address, "webkit_web_view_get_uri"},
    {&web.title, "webkit_web_view_get_title"}, {&web.zoom, "webkit_web_view_set_zoom_level"},
    {&web.settings, "webkit_web_view_get_settings"}, {&web.set_agent, "webkit_settings_set_user_agent"},
    {&web.set_agent_app, "webkit_settings_set_user_agent_with_application_details"},
    {&web.set_scripts, "webkit_settings_set_enable_javascript"},
    {&web.set_tools, "webkit_settings_set_enable_developer_extras"},
    {&web.content, "webkit_web_view_get_user_content_manager"}, {&web.make_script, "webkit_user_script_new"},
    {&web.add_script, "webkit_user_content_manager_add_script"}, {&web.drop_script, "webkit_user_script_unref"},
    {&web.listen, "webkit_user_content_manager_register_script_message_handler"},
    {&web.call, "webkit_web_view_call_async_javascript_function"},
    {&web.answer, "webkit_web_view_call_async_javascript_function_finish"}, {&web.json, "jsc_value_to_json"},
    {&web.evaluate, "webkit_web_view_evaluate_javascript"}, {&web.value, "webkit_web_view_evaluate_javascript_finish"},
    {&web.action, "webkit_navigation_policy_decision_get_navigation_action"},
    {&web.request, "webkit_navigation_action_get_request"}, {&web.kind, "webkit_navigation_action_get_navigation_type"},
    {&web.request_address, "webkit_uri_request_get_uri"}, {&web.ignore, "webkit_policy_decision_ignore"},
    {&web.use, "webkit_policy_decision_use"},
  };
  for (size_t index = 0; index < sizeof all / sizeof *all; index++) {
    void *function = dlsym(library, all[index].name);
    if (!function) return false;
    memcpy(all[index].place, &function, sizeof function);
  }
  return true;
}

bool cairn_web_is_there(void) {
  // Only the main thread asks.
  static int known = -1;
  if (known < 0) known = load_library();
  return known;
}

// The owner of a widget and what it hears. The widget, its signals and open questions refer to it.
typedef struct Owner {
  uint64_t number;
  const CairnWebListener *listener;
  int references;
  bool has_left;
} Owner;

static Owner *refer(Owner *owner) {
  owner->references++;
  return owner;
}

static void let_go(void *data) {
  Owner *owner = data;
  if (--owner->references == 0) free(owner);
}

static const char *const key = "cairn-owner";

static void changed(void *object, void *property, Owner *owner) {
  if (!owner->has_left) owner->listener->changed(owner->number);
}

static void loading(void *view, int event, Owner *owner) {
  if (!owner->has_left) owner->listener->loading(owner->number, event);
}

static int failed(void *view, int event, const char *address, Error *error, Owner *owner) {
  if (!owner->has_left) owner->listener->failed(owner->number, error ? error->code : 0, error ? error->message : "");
  // WebKit's own page says what is wrong.
  return 0;
}

static int decide(void *view, void *decision, int type, Owner *owner) {
  if (owner->has_left || (type != POLICY_NAVIGATION && type != POLICY_NEW_WINDOW)) return 0;
  void *action = web.action(decision);
  const char *address = web.request_address(web.request(action));
  bool opens_window = type == POLICY_NEW_WINDOW;
  bool permits = owner->listener->permits(owner->number, address ? address : "", web.kind(action) == LINK_CLICKED, opens_window);
  if (permits && !opens_window) web.use(decision);
  else web.ignore(decision);
  return 1;
}

static void ended(void *view, int reason, Owner *owner) {
  if (!owner->has_left) owner->listener->ended(owner->number);
}

typedef struct Listening {
  Owner *owner;
  char name[];
} Listening;

static void received(void *manager, void *value, Listening *listening) {
  if (listening->owner->has_left) return;
  char *json = web.json(value, 0);
  listening->owner->listener->received(listening->owner->number, listening->name, json ? json : "null");
  web.free_text(json);
}

static void forget(void *data, void *closure) {
  Listening *listening = data;
  let_go(listening->owner);
  free(listening);
}

CairnWebWidget *cairn_web_make(uint64_t number, const CairnWebListener *listener, bool stores) {
  if (!cairn_web_is_there()) return NULL;
  Owner *owner = malloc(sizeof *owner);
  if (!owner) return NULL;
  *owner = (Owner){number, listener, 0, false};
  void *manager = web.manager(), *session = stores ? NULL : web.private_session();
  void *view = session ? web.make(web.view_type(), "user-content-manager", manager, "network-session", session, NULL)
                       : web.make(web.view_type(), "user-content-manager", manager, NULL);
  web.release(manager);
  if (session) web.release(session);
  web.set_data(view, key, refer(owner), let_go);
  const struct { const char *name; Callback callback; } signals[] = {
    {"notify::uri", (Callback)changed}, {"notify::title", (Callback)changed},
    {"notify::estimated-load-progress", (Callback)changed}, {"notify::is-loading", (Callback)changed},
    {"load-changed", (Callback)loading}, {"load-failed", (Callback)failed}, {"decide-policy", (Callback)decide},
    {"web-process-terminated", (Callback)ended},
  };
  for (size_t index = 0; index < sizeof signals / sizeof *signals; index++)
    web.connect(view, signals[index].name, signals[index].callback, owner, NULL, 0);
  return view;
}

void cairn_web_leave(CairnWebWidget *widget) { ((Owner *)web.data(widget, key))->has_left = true; }

void cairn_web_load(CairnWebWidget *widget, const char *address) { web.load(widget, address); }
void cairn_web_load_html(CairnWebWidget *widget, const char *html, const char *base) { web.load_html(widget, html, base); }
void cairn_web_reload(CairnWebWidget *widget, bool all) { (all ? web.reload_all : web.reload)(widget); }
void cairn_web_stop(CairnWebWidget *widget) { web.stop(widget); }
void cairn_web_go_back(CairnWebWidget *widget) { web.back(widget); }
void cairn_web_go_forward(CairnWebWidget *widget) { web.forward(widget); }
bool cairn_web_can_go_back(CairnWebWidget *widget) { return web.can_go_back(widget); }
bool cairn_web_can_go_forward(CairnWebWidget *widget) { return web.can_go_forward(widget); }
bool cairn_web_is_loading(CairnWebWidget *widget) { return web.is_loading(widget); }
double cairn_web_progress(CairnWebWidget *widget) { return web.progress(widget); }
const char *cairn_web_address(CairnWebWidget *widget) { return web.address(widget); }
const char *cairn_web_title(CairnWebWidget *widget) { return web.title(widget); }

void cairn_web_set_agent(CairnWebWidget *widget, const char *agent, const char *app) {
  void *settings = web.settings(widget);
  if (agent) web.set_agent(settings, agent);
  else web.set_agent_app(settings, app, NULL);
}

void cairn_web_set_scripts(CairnWebWidget *widget, bool are_allowed) { web.set_scripts(web.settings(widget), are_allowed); }
void cairn_web_set_inspectable(CairnWebWidget *widget, bool is) { web.set_tools(web.settings(widget), is); }
void cairn_web_set_zoom(CairnWebWidget *widget, double factor) { web.zoom(widget, factor); }

void cairn_web_add_script(CairnWebWidget *widget, const char *text, bool at_end, bool main_frame_only) {
  void *script = web.make_script(text, main_frame_only ? TOP_FRAME : ALL_FRAMES, at_end ? AT_END : AT_START, NULL, NULL);
  web.add_script(web.content(widget), script);
  web.drop_script(script);
}

void cairn_web_listen(CairnWebWidget *widget, const char *name) {
  static const char *const signal = "script-message-received::";
  size_t length = strlen(name) + 1;
  Listening *listening = malloc(sizeof *listening + length);
  char *detailed = malloc(strlen(signal) + length);
  if (listening && detailed) {
    listening->owner = refer(web.data(widget, key));
    memcpy(listening->name, name, length);
    strcpy(detailed, signal);
    strcat(detailed, name);
    void *manager = web.content(widget);
    web.connect(manager, detailed, (Callback)received, listening, forget, 0);
    web.listen(manager, name, NULL);
  } else {
    free(listening);
  }
  free(detailed);
}

typedef struct Question {
  Owner *owner;
  uint64_t number;
  bool is_function;
} Question;

static void answered(void *view, void *result, void *data) {
  Question *question = data;
  Error *error = NULL;
  void *value = (question->is_function ? web.answer : web.value)(view, result, &error);
  char *json = value ? web.json(value, 0) : NULL;
  if (!question->owner->has_left)
    question->owner->listener->answered(question->owner->number, question->number, json, error ? error->message : NULL);
  web.free_text(json);
  if (value) web.release(value);
  if (error) web.free_error(error);
  let_go(question->owner);
  free(question);
}

void cairn_web_run(CairnWebWidget *widget, const char *text, bool is_function, uint64_t number) {
  Question *question = malloc(sizeof *question);
  if (!question) return;
  *question = (Question){refer(web.data(widget, key)), number, is_function};
  if (is_function) web.call(widget, text, -1, NULL, NULL, NULL, NULL, answered, question);
  else web.evaluate(widget, text, -1, NULL, NULL, NULL, answered, question);
}
