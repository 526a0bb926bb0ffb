#include "CairnWireSystem.h"

#include <stddef.h>
#include <unistd.h>

extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

int wire_main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

void wire_drain_main_queue(int descriptor) {
  uint64_t count;
  // The descriptor is a counter. If it is not read, the loop wakes up forever.
  ssize_t ignored = read(descriptor, &count, sizeof count);
  (void)ignored;
  _dispatch_main_queue_callback_4CF(NULL);
}
