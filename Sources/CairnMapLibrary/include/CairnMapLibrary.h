// The part of libshumate that shows the tiles of a map in windows. The library is found when the program runs, so that building
// an app needs no header, and an app without a map needs no library. All functions belong to the main thread, in a process
// whose windows are GTK's.
#ifndef CAIRN_MAP_LIBRARY_H
#define CAIRN_MAP_LIBRARY_H

#include <stdbool.h>
#include <stdint.h>

// A `GtkWidget` that shows a map.
typedef struct CairnMapWidget {
  char unused;
} CairnMapWidget;

// What a map shows: the middle in degrees, the width of the whole earth in points, and the rotation in radians.
typedef struct CairnMapSight {
  double latitude, longitude, world, rotation;
} CairnMapSight;

// Keys that move a map.
enum { CAIRN_MAP_LEFT, CAIRN_MAP_RIGHT, CAIRN_MAP_UP, CAIRN_MAP_DOWN, CAIRN_MAP_CLOSER, CAIRN_MAP_FARTHER };

// What a map tells its owner, who is known by a number.
typedef struct CairnMapListener {
  // The user has moved the map.
  void (*moved)(uint64_t owner);
  // The user has clicked on the ground.
  void (*clicked)(uint64_t owner, double x, double y);
  // The user has pressed a key. Returns whether that has moved the map.
  bool (*pressed)(uint64_t owner, int key);
} CairnMapListener;

bool cairn_map_is_there(void);

// Makes a widget that its owner must keep and release. `tiles` is the pattern of their addresses, or NULL for a plain ground, and
// `agent` names the app to their server.
CairnMapWidget *cairn_map_make(
  uint64_t owner, const CairnMapListener *listener, const char *tiles, int farthest_zoom, int closest_zoom, const char *agent);
// Ends the calls of the listener.
void cairn_map_leave(CairnMapWidget *widget);

void cairn_map_show(CairnMapWidget *widget, CairnMapSight sight);
CairnMapSight cairn_map_sight(CairnMapWidget *widget);

#endif
