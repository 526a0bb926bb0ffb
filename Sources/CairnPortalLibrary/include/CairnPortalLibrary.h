// What windows ask of the desktop's portals, over D-Bus. GIO is found when the program runs: it is in every process whose windows
// are GTK's, and building an app needs no header of it. All functions belong to the main thread, and its main loop calls back.
#ifndef CAIRN_PORTAL_LIBRARY_H
#define CAIRN_PORTAL_LIBRARY_H

#include <stdbool.h>
#include <stdint.h>

// An unchecked location from the portal. A missing field is NaN.
typedef struct CairnLocation {
  double latitude, longitude, accuracy, altitude, speed, heading;
  // Seconds since 1970.
  double time;
} CairnLocation;

typedef enum CairnLocationAnswer {
  CairnLocationAllowed = 0,
  CairnLocationRefused = 1,
  // The portal has no source of locations.
  CairnLocationFailed = 2,
  // There is no portal, or it has no locations.
  CairnLocationMissing = 3,
} CairnLocationAnswer;

// Names who hears of searches, each of which its owner knows by a number.
void cairn_location_listen(
  void (*answered)(uint64_t search, CairnLocationAnswer answer), void (*found)(uint64_t search, CairnLocation location),
  void (*ended)(uint64_t search));

// Asks the user, and then follows the location until `cairn_location_stop`. The accuracy is that of the portal: 1, the country,
// to 5, the exact place. The distance is in meters. Returns false if there is no library to ask with.
bool cairn_location_start(uint64_t search, uint32_t accuracy, uint32_t distance);
void cairn_location_stop(uint64_t search);

#endif
