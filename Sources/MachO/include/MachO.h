// The format of programs on Darwin, for packages that look for a library by its name in every process that has SwiftUI.
// Programs here have another format, and no library has the names they look for.
#ifndef CAIRN_MACH_O_H
#define CAIRN_MACH_O_H

#include <stdint.h>

/// The start of a program or a library.
struct mach_header_64 {
  uint32_t magic;
  int32_t cputype;
  int32_t cpusubtype;
  uint32_t filetype;
  uint32_t ncmds;
  uint32_t sizeofcmds;
  uint32_t flags;
  uint32_t reserved;
};

/// The start of each part of the table behind it.
struct load_command {
  uint32_t cmd;
  uint32_t cmdsize;
};

/// A part of the table that maps a segment into memory.
struct segment_command_64 {
  uint32_t cmd;
  uint32_t cmdsize;
  char segname[16];
  uint64_t vmaddr;
  uint64_t vmsize;
  uint64_t fileoff;
  uint64_t filesize;
  int32_t maxprot;
  int32_t initprot;
  uint32_t nsects;
  uint32_t flags;
};

#define LC_SEGMENT_64 0x19

#endif
