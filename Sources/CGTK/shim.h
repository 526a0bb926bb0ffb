#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

#include <gtk/gtk.h>
#include <glib-unix.h>

// Two functions of Dispatch that every program with a loop of its own needs and no header declares: a descriptor that
// can be read when the main queue has something to do, and the call that does it.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);

#endif
