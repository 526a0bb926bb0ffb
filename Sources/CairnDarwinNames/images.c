#define _GNU_SOURCE
#include "CairnDarwinNames.h"

#include <link.h>
#include <stddef.h>
#include <unistd.h>

struct search {
  uint32_t index, next;
  const char *name;
  uintptr_t slide, start;
};

static int visit(struct dl_phdr_info *info, size_t size, void *data) {
  (void)size;
  struct search *search = data;
  if (search->next++ != search->index) return 0;
  search->name = info->dlpi_name;
  search->slide = info->dlpi_addr;
  for (int i = 0; i < info->dlpi_phnum; i++) {
    if (info->dlpi_phdr[i].p_type != PT_LOAD) continue;
    search->start = info->dlpi_addr + info->dlpi_phdr[i].p_vaddr;
    break;
  }
  return 1;
}

static struct search find(uint32_t index) {
  struct search search = {.index = index};
  dl_iterate_phdr(visit, &search);
  return search;
}

uint32_t _dyld_image_count(void) { return find(UINT32_MAX).next; }

const char *_dyld_get_image_name(uint32_t index) {
  const char *name = find(index).name;
  // The program itself has no name in the list.
  if (index != 0 || !name || *name) return name;
  static char path[4096];
  if (!*path) {
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    if (length < 0) return name;
  }
  return path;
}

const struct mach_header *_dyld_get_image_header(uint32_t index) {
  return (const struct mach_header *)find(index).start;
}

intptr_t _dyld_get_image_vmaddr_slide(uint32_t index) { return (intptr_t)find(index).slide; }
