#ifndef CGTK_SHIM_H
#define CGTK_SHIM_H

// Newer versions deprecate what the oldest supported one has nothing else for.
#define ADW_DISABLE_DEPRECATION_WARNINGS
#define GDK_DISABLE_DEPRECATION_WARNINGS

#include <adwaita.h>
#include <fontconfig/fontconfig.h>
#include <glib-unix.h>
#include "newer.h"

// Two functions of Dispatch that every program with its own loop needs and no header declares: a descriptor that
// is readable when the main queue has work, and the call that performs it.
int _dispatch_get_main_queue_handle_4CF(void);
void _dispatch_main_queue_callback_4CF(void *unused);

// Swift cannot call functions with a varying number of arguments. Of the one that takes a value instead, versions of GTK
// differ in the type that they want for a state.
static inline void cgtk_update_state(GtkAccessible *accessible, GtkAccessibleState state, int value) {
  gtk_accessible_update_state(accessible, state, value, -1);
}

#endif
