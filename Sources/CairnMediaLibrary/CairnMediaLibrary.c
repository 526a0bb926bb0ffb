#include "CairnMediaLibrary.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

// The values and the layouts are those of the headers of GLib 2, GStreamer 1 and GTK 4, which cannot change.
enum { STATE_NULL = 1, STATE_READY = 2, STATE_PAUSED = 3, STATE_PLAYING = 4 };
enum { FORMAT_TIME = 3, SEEK_FLUSH = 1, SEEK_ACCURATE = 2, SEEK_KEY_UNIT = 4, SEEK_SET = 1, SEEK_NONE = 0 };
enum {
  MESSAGE_EOS = 1, MESSAGE_ERROR = 2, MESSAGE_BUFFERING = 32, MESSAGE_STATE_CHANGED = 64,
  MESSAGE_DURATION_CHANGED = 1 << 18, MESSAGE_ASYNC_DONE = 1 << 21,
};
enum { FLAG_VIDEO = 1, FLAG_AUDIO = 2, FLAG_SOFT_VOLUME = 16, FLAG_DEINTERLACE = 512 };
enum { REPLY_DROP = 0 };
enum { FLOW_OK = 0 };
enum { MAP_READ = 1 };
enum { BGRA = 0 };
enum { CORE_MISSING_PLUGIN = 12, STREAM_CODEC_NOT_FOUND = 6, RESOURCE_NOT_FOUND = 3 };
enum { PRIORITY_OF_DRAWING = 120 };

typedef struct Error {
  uint32_t domain;
  int code;
  char *message;
} Error;

typedef struct MiniObject {
  size_t type;
  int references, lock;
  unsigned flags;
  void *functions[3];
  unsigned number;
  void *pointer;
} MiniObject;

typedef struct Message {
  MiniObject object;
  int type;
  uint64_t time;
  void *source;
} Message;

typedef struct Map {
  void *memory;
  int flags;
  uint8_t *bytes;
  size_t count, most;
  void *unused[8];
} Map;

typedef void (*Callback)(void);

static struct {
  unsigned long (*connect)(void *, const char *, Callback, void *, void (*)(void *, void *), int);
  void (*emit)(void *, const char *, ...);
  void (*set)(void *, const char *, ...);
  void (*set_data)(void *, const char *, void *, void (*)(void *));
  void (*release)(void *);
  void (*free_text)(void *);
  void (*free_error)(Error *);
  const char *(*domain)(uint32_t);
  unsigned (*add_idle)(int, int (*)(void *), void *, void (*)(void *));
  void *(*bytes)(const void *, size_t, void (*)(void *), void *);
  void (*release_bytes)(void *);

  int (*start)(int *, char ***, Error **);
  void *(*make)(const char *, const char *);
  void *(*sink)(void *);
  int (*state)(void *, int);
  int (*seek)(void *, double, int, int, int, int64_t, int, int64_t);
  int (*position)(void *, int, int64_t *);
  int (*length)(void *, int, int64_t *);
  void *(*bus)(void *);
  void (*listen)(void *, int (*)(void *, Message *, void *), void *, void (*)(void *));
  void (*release_mini)(void *);
  void *(*retain_mini)(void *);
  void (*read_error)(Message *, Error **, char **);
  void (*read_state)(Message *, int *, int *, int *);
  void (*read_loading)(Message *, int *);
  void *(*caps)(const char *);
  void *(*sample_buffer)(void *);
  void *(*sample_caps)(void *);
  void *(*structure)(void *, unsigned);
  int (*number)(void *, const char *, int *);
  int (*map)(void *, Map *, int);
  void (*unmap)(void *, Map *);
} gst;

static struct {
  void *(*picture)(void);
  void (*set_paintable)(void *, void *);
  void (*set_shrinks)(void *, int);
  // One of both is there: the first since GTK 4.8.
  void (*set_fit)(void *, int);
  void (*set_keeps_shape)(void *, int);
  void *(*texture)(int, int, int, void *, size_t);
} gtk;

typedef struct Name {
  void *place;
  const char *name;
} Name;

static bool find(void *library, const Name *names, size_t count) {
  for (size_t index = 0; index < count; index++) {
    void *function = dlsym(library, names[index].name);
    if (!function) return false;
    memcpy(names[index].place, &function, sizeof function);
  }
  return true;
}

static bool load_player(void) {
  void *library = dlopen("libgstreamer-1.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  const Name names[] = {
    {&gst.connect, "g_signal_connect_data"}, {&gst.emit, "g_signal_emit_by_name"}, {&gst.set, "g_object_set"},
    {&gst.set_data, "g_object_set_data_full"}, 
    {&gst.release, "g_object_unref"}, {&gst.free_text, "g_free"}, {&gst.free_error, "g_error_free"},
    {&gst.domain, "g_quark_to_string"}, {&gst.add_idle, "g_idle_add_full"}, {&gst.bytes, "g_bytes_new_with_free_func"},
    {&gst.release_bytes, "g_bytes_unref"}, {&gst.start, "gst_init_check"}, {&gst.make, "gst_element_factory_make"},
    {&gst.sink, "gst_object_ref_sink"}, {&gst.state, "gst_element_set_state"}, {&gst.seek, "gst_element_seek"},
    {&gst.position, "gst_element_query_position"}, {&gst.length, "gst_element_query_duration"},
    {&gst.bus, "gst_element_get_bus"}, {&gst.listen, "gst_bus_set_sync_handler"},
    {&gst.release_mini, "gst_mini_object_unref"}, {&gst.retain_mini, "gst_mini_object_ref"},
    {&gst.read_error, "gst_message_parse_error"},
    {&gst.read_state, "gst_message_parse_state_changed"}, {&gst.read_loading, "gst_message_parse_buffering"},
    {&gst.caps, "gst_caps_from_string"}, {&gst.sample_buffer, "gst_sample_get_buffer"},
    {&gst.sample_caps, "gst_sample_get_caps"}, {&gst.structure, "gst_caps_get_structure"},
    {&gst.number, "gst_structure_get_int"}, {&gst.map, "gst_buffer_map"}, {&gst.unmap, "gst_buffer_unmap"},
  };
  if (!find(library, names, sizeof names / sizeof *names) || !gst.start(NULL, NULL, NULL)) return false;
  // Without one of these, one of the packages that everything needs is missing.
  const char *const elements[] = {"playbin", "appsink", "wavparse"};
  for (size_t index = 0; index < sizeof elements / sizeof *elements; index++) {
    void *element = gst.make(elements[index], NULL);
    if (!element) return false;
    gst.release(gst.sink(element));
  }
  return true;
}

static bool load_pictures(void) {
  // The host of windows has loaded it.
  void *library = dlopen("libgtk-4.so.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
  const Name fit[] = {{&gtk.set_fit, "gtk_picture_set_content_fit"}};
  const Name shape[] = {{&gtk.set_keeps_shape, "gtk_picture_set_keep_aspect_ratio"}};
  const Name names[] = {
    {&gtk.picture, "gtk_picture_new"}, {&gtk.set_paintable, "gtk_picture_set_paintable"},
    {&gtk.set_shrinks, "gtk_picture_set_can_shrink"}, {&gtk.texture, "gdk_memory_texture_new"},
  };
  return (find(library, fit, 1) || find(library, shape, 1)) && find(library, names, sizeof names / sizeof *names);
}

bool cairn_media_is_there(void) {
  // Only the main thread asks.
  static int known = -1;
  if (known < 0) known = load_player();
  return known;
}

bool cairn_media_shows_pictures(void) {
  static int known = -1;
  if (known < 0) known = load_pictures();
  return known;
}

typedef struct Shown {
  struct Shown *next;
  void *widget;
} Shown;

// A player belongs to its owner, to its widgets, and to what runs on other threads for it.
struct CairnMedia {
  atomic_int references;
  uint64_t owner;
  CairnMediaListener listener;
  void *player;
  atomic_ullong load;
  atomic_int width, height;
  // The widgets and the picture in them, on the main thread.
  Shown *widgets;
  void *texture;
  // The next picture, from another thread.
  pthread_mutex_t lock;
  void *next;
};

static CairnMedia *refer(CairnMedia *media) {
  atomic_fetch_add(&media->references, 1);
  return media;
}

static void let_go(void *data) {
  CairnMedia *media = data;
  if (atomic_fetch_sub(&media->references, 1) != 1) return;
  if (media->texture) gst.release(media->texture);
  if (media->next) gst.release(media->next);
  pthread_mutex_destroy(&media->lock);
  free(media);
}

// What happens

static int kind_of(const Error *error) {
  const char *domain = gst.domain(error->domain);
  if (!domain) return 0;
  if (!strcmp(domain, "gst-resource-error-quark")) return error->code == RESOURCE_NOT_FOUND ? 1 : 0;
  if (!strcmp(domain, "gst-core-error-quark")) return error->code == CORE_MISSING_PLUGIN ? 2 : 0;
  if (!strcmp(domain, "gst-stream-error-quark")) return error->code == STREAM_CODEC_NOT_FOUND ? 2 : 0;
  return 0;
}

static int hear(void *bus, Message *message, void *data) {
  CairnMedia *media = data;
  bool is_of_player = message->source == media->player;
  uint64_t load = atomic_load(&media->load);
  int number = 0;
  switch (message->type) {
  case MESSAGE_ASYNC_DONE:
    if (is_of_player) media->listener(media->owner, load, CAIRN_MEDIA_READY, 0, NULL);
    break;
  case MESSAGE_STATE_CHANGED: {
    int before, after, next;
    gst.read_state(message, &before, &after, &next);
    if (is_of_player && after == STATE_PLAYING) media->listener(media->owner, load, CAIRN_MEDIA_STARTED, 0, NULL);
    break;
  }
  case MESSAGE_EOS:
    if (is_of_player) media->listener(media->owner, load, CAIRN_MEDIA_ENDED, 0, NULL);
    break;
  case MESSAGE_BUFFERING:
    gst.read_loading(message, &number);
    media->listener(media->owner, load, CAIRN_MEDIA_LOADING, number, NULL);
    break;
  case MESSAGE_DURATION_CHANGED: media->listener(media->owner, load, CAIRN_MEDIA_LENGTH, 0, NULL); break;
  case MESSAGE_ERROR: {
    Error *error = NULL;
    gst.read_error(message, &error, NULL);
    media->listener(media->owner, load, CAIRN_MEDIA_FAILED, error ? kind_of(error) : 0, error ? error->message : "");
    if (error) gst.free_error(error);
    break;
  }
  default: break;
  }
  gst.release_mini(message);
  return REPLY_DROP;
}

// Pictures

static int show(void *data) {
  CairnMedia *media = data;
  pthread_mutex_lock(&media->lock);
  void *texture = media->next;
  media->next = NULL;
  pthread_mutex_unlock(&media->lock);
  if (!texture) return 0;
  if (media->texture) gst.release(media->texture);
  media->texture = texture;
  for (Shown *shown = media->widgets; shown; shown = shown->next) gtk.set_paintable(shown->widget, texture);
  return 0;
}

// Keeps the bytes of a picture. Not its sample, which the sink writes to again.
typedef struct Frame {
  void *buffer;
  Map map;
} Frame;

static void drop_frame(void *data) {
  Frame *frame = data;
  gst.unmap(frame->buffer, &frame->map);
  gst.release_mini(frame->buffer);
  free(frame);
}

static void take(CairnMedia *media, void *sample) {
  if (!sample) return;
  void *buffer = gst.sample_buffer(sample), *caps = gst.sample_caps(sample);
  void *structure = caps ? gst.structure(caps, 0) : NULL;
  int width = 0, height = 0;
  Frame *frame = malloc(sizeof *frame);
  if (!frame || !buffer || !structure || !gst.number(structure, "width", &width) || !gst.number(structure, "height", &height) ||
      width <= 0 || height <= 0 || !gst.map(buffer, &frame->map, MAP_READ)) {
    free(frame);
    gst.release_mini(sample);
    return;
  }
  frame->buffer = gst.retain_mini(buffer);
  gst.release_mini(sample);
  size_t row = (size_t)width * 4;
  if (frame->map.count / row < (size_t)height) return drop_frame(frame);
  atomic_store(&media->width, width);
  atomic_store(&media->height, height);
  void *bytes = gst.bytes(frame->map.bytes, frame->map.count, drop_frame, frame);
  void *texture = gtk.texture(width, height, BGRA, bytes, row);
  gst.release_bytes(bytes);
  pthread_mutex_lock(&media->lock);
  void *missed = media->next;
  media->next = texture;
  pthread_mutex_unlock(&media->lock);
  // The main thread has not come to show the one before.
  if (missed) gst.release(missed);
  else gst.add_idle(PRIORITY_OF_DRAWING, show, refer(media), let_go);
}

static int has_picture(void *sink, CairnMedia *media) {
  void *sample = NULL;
  gst.emit(sink, "pull-sample", &sample);
  take(media, sample);
  return FLOW_OK;
}

static int has_first_picture(void *sink, CairnMedia *media) {
  void *sample = NULL;
  gst.emit(sink, "pull-preroll", &sample);
  take(media, sample);
  return FLOW_OK;
}

static void closed(void *data, void *closure) { let_go(data); }

static void *make_sink(CairnMedia *media) {
  void *sink = gst.make("appsink", NULL);
  if (!sink) return NULL;
  void *caps = gst.caps("video/x-raw,format=BGRA,pixel-aspect-ratio=1/1");
  gst.set(sink, "caps", caps, "emit-signals", 1, "max-buffers", 1u, "drop", 1, NULL);
  gst.release_mini(caps);
  gst.connect(sink, "new-sample", (Callback)has_picture, refer(media), closed, 0);
  gst.connect(sink, "new-preroll", (Callback)has_first_picture, refer(media), closed, 0);
  return sink;
}

// Takes pictures or sounds at their times, and drops them.
static void *make_nowhere(void) {
  void *sink = gst.make("fakesink", NULL);
  if (sink) gst.set(sink, "sync", 1, NULL);
  return sink;
}

// Returns what sounds go to. GStreamer's own choice tries outputs that crash where there is no device, so this tries the two that all
// desktops have. Without a device, films play without sound.
static void *make_output(void) {
  const char *const names[] = {"pulsesink", "alsasink"};
  for (size_t index = 0; index < sizeof names / sizeof *names; index++) {
    void *output = gst.make(names[index], NULL);
    if (!output) continue;
    bool is_usable = gst.state(output, STATE_READY) != 0;
    gst.state(output, STATE_NULL);
    if (is_usable) return output;
    gst.release(gst.sink(output));
  }
  return make_nowhere();
}

// Players

CairnMedia *cairn_media_make(uint64_t owner, CairnMediaListener listener, bool needs_pictures) {
  if (!cairn_media_is_there()) return NULL;
  CairnMedia *media = calloc(1, sizeof *media);
  void *player = media ? gst.make("playbin", NULL) : NULL;
  if (!player) {
    free(media);
    return NULL;
  }
  atomic_init(&media->references, 1);
  media->owner = owner;
  media->listener = listener;
  media->player = gst.sink(player);
  pthread_mutex_init(&media->lock, NULL);
  void *sink = needs_pictures && cairn_media_shows_pictures() ? make_sink(media) : NULL;
  gst.set(player, "audio-sink", make_output(), NULL);
  // Pictures are decoded even if none is shown: a short film without a place for them fails before its sound begins.
  gst.set(player, "flags", FLAG_VIDEO | FLAG_AUDIO | FLAG_SOFT_VOLUME | (sink ? FLAG_DEINTERLACE : 0), NULL);
  gst.set(player, "video-sink", sink ? sink : make_nowhere(), NULL);
  void *bus = gst.bus(player);
  gst.listen(bus, hear, refer(media), let_go);
  gst.release(bus);
  return media;
}

void cairn_media_drop(CairnMedia *media) {
  gst.state(media->player, STATE_NULL);
  gst.release(media->player);
  media->player = NULL;
  let_go(media);
}

void cairn_media_load(CairnMedia *media, const char *address, uint64_t load) {
  // Waits for the other threads, so that nothing is heard of the last load under the next one's number.
  gst.state(media->player, STATE_NULL);
  atomic_store(&media->load, load);
  atomic_store(&media->width, 0);
  atomic_store(&media->height, 0);
  if (!address) return;
  gst.set(media->player, "uri", address, NULL);
  gst.state(media->player, STATE_PAUSED);
}

void cairn_media_play(CairnMedia *media, bool plays) { gst.state(media->player, plays ? STATE_PLAYING : STATE_PAUSED); }

bool cairn_media_seek(CairnMedia *media, double seconds, double speed, bool exactly) {
  return gst.seek(media->player, speed, FORMAT_TIME, SEEK_FLUSH | (exactly ? SEEK_ACCURATE : SEEK_KEY_UNIT), SEEK_SET,
                  (int64_t)(seconds * 1e9), SEEK_NONE, -1) != 0;
}

void cairn_media_set_volume(CairnMedia *media, double volume, bool is_muted) {
  gst.set(media->player, "volume", volume, "mute", (int)is_muted, NULL);
}

double cairn_media_time(CairnMedia *media) {
  int64_t time = 0;
  return gst.position(media->player, FORMAT_TIME, &time) && time > 0 ? (double)time / 1e9 : 0;
}

double cairn_media_length(CairnMedia *media) {
  int64_t time = -1;
  return gst.length(media->player, FORMAT_TIME, &time) && time >= 0 ? (double)time / 1e9 : -1;
}

void cairn_media_size(CairnMedia *media, int *width, int *height) {
  *width = atomic_load(&media->width);
  *height = atomic_load(&media->height);
}

// Widgets

static const char *const key = "cairn-media";

typedef struct Showing {
  CairnMedia *media;
  Shown *shown;
} Showing;

static void left(void *data) {
  Showing *showing = data;
  for (Shown **place = &showing->media->widgets; *place; place = &(*place)->next)
    if (*place == showing->shown) {
      *place = showing->shown->next;
      break;
    }
  free(showing->shown);
  let_go(showing->media);
  free(showing);
}

CairnMediaWidget *cairn_media_make_widget(CairnMedia *media) {
  if (!cairn_media_shows_pictures()) return NULL;
  Shown *shown = malloc(sizeof *shown);
  Showing *showing = malloc(sizeof *showing);
  void *widget = shown && showing ? gtk.picture() : NULL;
  if (!widget) {
    free(shown);
    free(showing);
    return NULL;
  }
  *shown = (Shown){media->widgets, widget};
  *showing = (Showing){refer(media), shown};
  media->widgets = shown;
  gst.set_data(widget, key, showing, left);
  gtk.set_shrinks(widget, 1);
  if (media->texture) gtk.set_paintable(widget, media->texture);
  return widget;
}

void cairn_media_set_fit(CairnMediaWidget *widget, int fit) {
  if (gtk.set_fit) gtk.set_fit(widget, fit);
  else gtk.set_keeps_shape(widget, fit != 0);
}
