#include "CairnTerminalSystem.h"

#include <stddef.h>

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int cairn_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }
void cairn_drain_main_queue(void) { _dispatch_main_queue_callback_4CF(NULL); }
