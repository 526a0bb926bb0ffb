// The part of WebKitGTK 6 that shows pages of the web in windows. The library is found when the program runs, so that building
// an app needs no header, and an app without such a page needs no library. All functions belong to the main thread, in a
// process whose windows are GTK's.
#ifndef CAIRN_WEBKIT_LIBRARY_H
#define CAIRN_WEBKIT_LIBRARY_H

#include <stdbool.h>
#include <stdint.h>

// A `GtkWidget` that shows pages.
typedef struct CairnWebWidget {
  char unused;
} CairnWebWidget;

// What a page tells its owner, who is known by a number.
typedef struct CairnWebListener {
  // The address, the title, the progress, or whether there is a page before or after.
  void (*changed)(uint64_t owner);
  // As `WebKitLoadEvent`: 0 started, 1 redirected, 2 committed, 3 finished.
  void (*loading)(uint64_t owner, int event);
  void (*failed)(uint64_t owner, int code, const char *message);
  // Whether the page may go to an address. A link that asks for a new window `opens_window`.
  bool (*permits)(uint64_t owner, const char *address, bool is_link, bool opens_window);
  // The process of the page has ended.
  void (*ended)(uint64_t owner);
  // A message of the page's script to a name that the app listens to, as JSON.
  void (*received)(uint64_t owner, const char *name, const char *json);
  // The answer to `cairn_web_run`: JSON, or a problem.
  void (*answered)(uint64_t owner, uint64_t number, const char *json, const char *problem);
} CairnWebListener;

bool cairn_web_is_there(void);

// Makes a widget that its owner must keep and release. Without `stores`, the page keeps nothing on the disk.
CairnWebWidget *cairn_web_make(uint64_t owner, const CairnWebListener *listener, bool stores);
// Ends the calls of the listener.
void cairn_web_leave(CairnWebWidget *widget);

void cairn_web_load(CairnWebWidget *widget, const char *address);
void cairn_web_load_html(CairnWebWidget *widget, const char *html, const char *base);
void cairn_web_reload(CairnWebWidget *widget, bool bypasses_cache);
void cairn_web_stop(CairnWebWidget *widget);
void cairn_web_go_back(CairnWebWidget *widget);
void cairn_web_go_forward(CairnWebWidget *widget);

bool cairn_web_can_go_back(CairnWebWidget *widget);
bool cairn_web_can_go_forward(CairnWebWidget *widget);
bool cairn_web_is_loading(CairnWebWidget *widget);
double cairn_web_progress(CairnWebWidget *widget);
// The text lives until the next change.
const char *cairn_web_address(CairnWebWidget *widget);
const char *cairn_web_title(CairnWebWidget *widget);

void cairn_web_set_agent(CairnWebWidget *widget, const char *agent, const char *app);
void cairn_web_set_scripts(CairnWebWidget *widget, bool are_allowed);
void cairn_web_set_inspectable(CairnWebWidget *widget, bool is_inspectable);
void cairn_web_set_zoom(CairnWebWidget *widget, double factor);
// Runs a script in each page, at the start or the end of its document.
void cairn_web_add_script(CairnWebWidget *widget, const char *script, bool at_end, bool main_frame_only);
void cairn_web_listen(CairnWebWidget *widget, const char *name);
// Runs a script in the page, or the body of an asynchronous function.
void cairn_web_run(CairnWebWidget *widget, const char *text, bool is_function, uint64_t number);

#endif
