#include "CairnMapLibrary.h"

#include <dlfcn.h>
#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef void (*Callback)(void);

enum { PIXELS_OF_TILE = 256, PROJECTION_MERCATOR = 0 };
enum { KEY_LEFT = 0xff51, KEY_UP, KEY_RIGHT, KEY_DOWN, KEY_PAD_ADD = 0xffab, KEY_PAD_SUBTRACT = 0xffad };

static struct {
  unsigned long (*connect)(void *, const char *, Callback, void *, void (*)(void *, void *), int);
  void (*set_data)(void *, const char *, void *, void (*)(void *));
  void *(*data)(void *, const char *);
  void (*release)(void *);
  void (*set_focusable)(void *, int);
  int (*grab_focus)(void *);
  void (*add_controller)(void *, void *);
  void *(*click)(void);
  void *(*keys)(void);
  void *(*make)(void);
  void *(*viewport)(void *);
  void (*add_layer)(void *, void *);
  void (*set_source)(void *, void *);
  void *(*tile_layer)(void *, void *);
  void *(*source)(const char *, const char *, const char *, const char *, unsigned, unsigned, unsigned, int, const char *);
  void (*set_reference)(void *, void *);
  void *(*reference)(void *);
  double (*tile_size)(void *, double);
  void (*set_zoom)(void *, double);
  double (*zoom)(void *);
  void (*set_closest)(void *, unsigned);
  void (*set_rotation)(void *, double);
  double (*rotation)(void *);
  void (*set_location)(void *, double, double);
  double (*latitude)(void *);
  double (*longitude)(void *);
  void (*stop)(void *);
  void (*set_agent)(const char *);
} map;

static bool load_library(void) {
  void *library = dlopen("libshumate-1.0.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  const struct { void *place; const char *name; } all[] = {
    {&map.connect, "g_signal_connect_data"}, {&map.set_data, "g_object_set_data_full"}, {&map.data, "g_object_get_data"},
    {&map.release, "g_object_unref"}, {&map.set_focusable, "gtk_widget_set_focusable"},
    {&map.grab_focus, "gtk_widget_grab_focus"}, {&map.add_controller, "gtk_widget_add_controller"},
    {&map.click, "gtk_gesture_click_new"}, {&map.keys, "gtk_event_controller_key_new"}, {&map.make, "shumate_map_new"},
    {&map.viewport, "shumate_map_get_viewport"}, {&map.add_layer, "shumate_map_add_layer"},
    {&map.set_source, "shumate_map_set_map_source"}, {&map.tile_layer, "shumate_map_layer_new"},
    {&map.source, "shumate_raster_renderer_new_full_from_url"},
    {&map.set_reference, "shumate_viewport_set_reference_map_source"},
    {&map.reference, "shumate_viewport_get_reference_map_source"},
    {&map.tile_size, "shumate_map_source_get_tile_size_at_zoom"}, {&map.set_zoom, "shumate_viewport_set_zoom_level"},
    {&map.zoom, "shumate_viewport_get_zoom_level"}, {&map.set_closest, "shumate_viewport_set_max_zoom_level"},
    {&map.set_rotation, "shumate_viewport_set_rotation"}, {&map.rotation, "shumate_viewport_get_rotation"},
    {&map.set_location, "shumate_location_set_location"}, {&map.latitude, "shumate_location_get_latitude"},
    {&map.longitude, "shumate_location_get_longitude"}, {&map.stop, "shumate_map_stop_go_to"},
    {&map.set_agent, "shumate_set_user_agent"},
  };
  for (size_t index = 0; index < sizeof all / sizeof *all; index++) {
    void *function = dlsym(library, all[index].name);
    if (!function) return false;
    memcpy(all[index].place, &function, sizeof function);
  }
  return true;
}

bool cairn_map_is_there(void) {
  // Only the main thread asks.
  static int known = -1;
  if (known < 0) known = load_library();
  return known;
}

// The owner of a widget and what it hears. The widget and its signals refer to it.
typedef struct Owner {
  uint64_t number;
  const CairnMapListener *listener;
  void *widget;
  bool has_left, is_shown;
  int references;
  double pressed_x, pressed_y;
} Owner;

static Owner *refer(Owner *owner) {
  owner->references++;
  return owner;
}

static void let_go(void *data) {
  Owner *owner = data;
  if (--owner->references == 0) free(owner);
}

static void forget(void *data, void *closure) { let_go(data); }

static const char *const key = "cairn-owner";

static Owner *owner_of(CairnMapWidget *widget) { return map.data(widget, key); }

static void moved(void *viewport, void *property, Owner *owner) {
  if (!owner->has_left && !owner->is_shown) owner->listener->moved(owner->number);
}

static void pressed(void *gesture, int count, double x, double y, Owner *owner) {
  owner->pressed_x = x;
  owner->pressed_y = y;
  if (!owner->has_left) map.grab_focus(owner->widget);
}

static void released(void *gesture, int count, double x, double y, Owner *owner) {
  bool has_moved = fabs(x - owner->pressed_x) > 4 || fabs(y - owner->pressed_y) > 4;
  if (!owner->has_left && count == 1 && !has_moved) owner->listener->clicked(owner->number, x, y);
}

static int key_pressed(void *controller, unsigned value, unsigned code, unsigned state, Owner *owner) {
  int meaning;
  switch (value) {
  case KEY_LEFT: meaning = CAIRN_MAP_LEFT; break;
  case KEY_RIGHT: meaning = CAIRN_MAP_RIGHT; break;
  case KEY_UP: meaning = CAIRN_MAP_UP; break;
  case KEY_DOWN: meaning = CAIRN_MAP_DOWN; break;
  case '+': case '=': case KEY_PAD_ADD: meaning = CAIRN_MAP_CLOSER; break;
  case '-': case KEY_PAD_SUBTRACT: meaning = CAIRN_MAP_FARTHER; break;
  default: return 0;
  }
  // Shift is needed for some of them; with Control or Alt they belong to the app. The other bits are locks.
  if (owner->has_left || state & (1 << 2 | 1 << 3)) return 0;
  return owner->listener->pressed(owner->number, meaning);
}

CairnMapWidget *cairn_map_make(
  uint64_t number, const CairnMapListener *listener, const char *tiles, int farthest_zoom, int closest_zoom, const char *agent) {
  if (!cairn_map_is_there()) return NULL;
  Owner *owner = calloc(1, sizeof *owner);
  if (!owner) return NULL;
  map.set_agent(agent);
  void *widget = map.make(), *viewport = map.viewport(widget);
  *owner = (Owner){.number = number, .listener = listener, .widget = widget};
  map.set_data(widget, key, refer(owner), let_go);
  // Without tiles, a source that nothing asks still has the measures of the earth.
  void *source = map.source(
    "cairn", "", "", NULL, farthest_zoom, closest_zoom, PIXELS_OF_TILE, PROJECTION_MERCATOR, tiles ? tiles : "http://localhost/");
  map.set_closest(viewport, closest_zoom);
  map.set_reference(viewport, source);
  if (tiles) {
    map.add_layer(widget, map.tile_layer(source, viewport));
    map.set_source(widget, source);
  }
  map.release(source);
  map.set_focusable(widget, 1);
  void *click = map.click(), *keys = map.keys();
  map.connect(click, "pressed", (Callback)pressed, refer(owner), forget, 0);
  map.connect(click, "released", (Callback)released, refer(owner), forget, 0);
  map.connect(keys, "key-pressed", (Callback)key_pressed, refer(owner), forget, 0);
  map.add_controller(widget, click);
  map.add_controller(widget, keys);
  const char *const properties[] = {"notify::latitude", "notify::longitude", "notify::zoom-level", "notify::rotation"};
  for (size_t index = 0; index < sizeof properties / sizeof *properties; index++)
    map.connect(viewport, properties[index], (Callback)moved, refer(owner), forget, 0);
  return widget;
}

void cairn_map_leave(CairnMapWidget *widget) { owner_of(widget)->has_left = true; }

// The width of the earth in points. The library enlarges tiles between two levels in its own way.
static double world_at(void *source, double zoom) { return exp2(floor(zoom)) * map.tile_size(source, zoom); }

static double zoom_for(void *source, double world) {
  double low = 0, high = 24;
  for (int step = 0; step < 50; step++) {
    double middle = (low + high) / 2;
    if (world_at(source, middle) < world) low = middle;
    else high = middle;
  }
  // A whole level shows tiles as they are.
  return fabs(high - round(high)) < 1e-6 ? round(high) : high;
}

void cairn_map_show(CairnMapWidget *widget, CairnMapSight sight) {
  Owner *owner = owner_of(widget);
  void *viewport = map.viewport(widget);
  // The owner knows.
  owner->is_shown = true;
  map.stop(widget);
  map.set_zoom(viewport, zoom_for(map.reference(viewport), sight.world));
  map.set_location(viewport, sight.latitude, sight.longitude);
  map.set_rotation(viewport, sight.rotation);
  owner->is_shown = false;
}

CairnMapSight cairn_map_sight(CairnMapWidget *widget) {
  void *viewport = map.viewport(widget);
  return (CairnMapSight){
    map.latitude(viewport), map.longitude(viewport), world_at(map.reference(viewport), map.zoom(viewport)),
    map.rotation(viewport),
  };
}
