// The part of GStreamer that plays films and sounds, and of GTK 4 that shows the pictures in a window. Both are found when the
// program runs, so that building an app needs no header, and an app without films needs no library. All functions belong to the
// main thread. Pictures need a process whose windows are GTK's.
#ifndef CAIRN_MEDIA_LIBRARY_H
#define CAIRN_MEDIA_LIBRARY_H

#include <stdbool.h>
#include <stdint.h>

// A player of one film or sound at a time.
typedef struct CairnMedia CairnMedia;

// A `GtkWidget` that shows the pictures of a player.
typedef struct CairnMediaWidget {
  char unused;
} CairnMediaWidget;

typedef enum CairnMediaEvent {
  // Loaded, or at the place that was looked for.
  CAIRN_MEDIA_READY = 0,
  CAIRN_MEDIA_STARTED = 1,
  CAIRN_MEDIA_ENDED = 2,
  // With a number (1 the file is missing, 2 a decoder is missing, 0 another reason) and a text.
  CAIRN_MEDIA_FAILED = 3,
  // With the percentage of the needed data.
  CAIRN_MEDIA_LOADING = 4,
  // The length has become known, or is another.
  CAIRN_MEDIA_LENGTH = 5,
} CairnMediaEvent;

// Hears what happens, on any thread. The owner and the load are those of the player.
typedef void (*CairnMediaListener)(uint64_t owner, uint64_t load, CairnMediaEvent event, int number, const char *text);

// Whether GStreamer is installed, with the plugins that every player needs.
bool cairn_media_is_there(void);
// Whether GTK can show pictures.
bool cairn_media_shows_pictures(void);

// Makes a player. Its owner drops it.
CairnMedia *cairn_media_make(uint64_t owner, CairnMediaListener listener, bool shows_pictures);
void cairn_media_drop(CairnMedia *media);

// Loads what is at an address, without playing it; the listener hears the number of the load. Without an address, unloads.
void cairn_media_load(CairnMedia *media, const char *address, uint64_t load);
void cairn_media_play(CairnMedia *media, bool plays);
// Goes to a place, from which the speed is another. Returns false if that cannot be done.
bool cairn_media_seek(CairnMedia *media, double seconds, double speed, bool exactly);
void cairn_media_set_volume(CairnMedia *media, double volume, bool is_muted);

double cairn_media_time(CairnMedia *media);
// The length in seconds. Negative if it is not known.
double cairn_media_length(CairnMedia *media);
// The size of the pictures, or 0.
void cairn_media_size(CairnMedia *media, int *width, int *height);

// Makes a widget that its owner must keep and release. It may outlive the player.
CairnMediaWidget *cairn_media_make_widget(CairnMedia *media);
// How pictures fill the widget: 0 stretched, 1 whole, 2 cut.
void cairn_media_set_fit(CairnMediaWidget *widget, int fit);

#endif
