// The part of SQLite's C interface that SwiftData and Core Data need. The library is found when the program runs, so that building
// an app needs no header and an app without stores needs no library. The declarations are public and stable in SQLite.
#ifndef CAIRN_SQLITE_H
#define CAIRN_SQLITE_H

#include <stdbool.h>
#include <stdint.h>

typedef struct CairnDatabase CairnDatabase;
typedef struct CairnStatement CairnStatement;

enum {
  CAIRN_SQLITE_OK = 0,
  CAIRN_SQLITE_BUSY = 5,
  CAIRN_SQLITE_READONLY = 8,
  CAIRN_SQLITE_CORRUPT = 11,
  CAIRN_SQLITE_NOTADB = 26,
  CAIRN_SQLITE_ROW = 100,
  CAIRN_SQLITE_DONE = 101,
};

enum { CAIRN_SQLITE_INTEGER = 1, CAIRN_SQLITE_FLOAT = 2, CAIRN_SQLITE_TEXT = 3, CAIRN_SQLITE_BLOB = 4 };

// Compares or searches two texts the way Swift does. `kind` is one of those below.
typedef int (*CairnTextFunction)(int kind, const char *a, int aLength, const char *b, int bLength);

enum {
  CAIRN_TEXT_ORDER,          // <0, 0 or >0, as `<` and `==` of String
  CAIRN_TEXT_LEXICAL,        // the order of String.StandardComparator.lexical
  CAIRN_TEXT_DECIMAL,        // the order of decimal numbers
  CAIRN_TEXT_CONTAINS,       // 1 if a contains b
  CAIRN_TEXT_STARTS,         // 1 if a starts with b
  CAIRN_TEXT_SEARCH,         // 1 if a contains b, as localizedStandardContains
  // From 0x100: 1 if the test of a predicate with this number holds.
};

// Loads the library. Returns false if the system has none.
bool cairn_sqlite_load(void);

// Opens a database. `*database` must be closed even if this fails.
int cairn_sqlite_open(const char *path, bool writes, CairnDatabase **database, CairnTextFunction text);
void cairn_sqlite_close(CairnDatabase *database);
const char *cairn_sqlite_message(CairnDatabase *database);
int cairn_sqlite_execute(CairnDatabase *database, const char *sql);
int64_t cairn_sqlite_changes(CairnDatabase *database);

int cairn_sqlite_prepare(CairnDatabase *database, const char *sql, CairnStatement **statement);
void cairn_sqlite_finalize(CairnStatement *statement);
void cairn_sqlite_reset(CairnStatement *statement);
int cairn_sqlite_step(CairnStatement *statement);

void cairn_sqlite_bind_null(CairnStatement *statement, int index);
void cairn_sqlite_bind_integer(CairnStatement *statement, int index, int64_t value);
void cairn_sqlite_bind_double(CairnStatement *statement, int index, double value);
void cairn_sqlite_bind_text(CairnStatement *statement, int index, const char *bytes, int length);
void cairn_sqlite_bind_blob(CairnStatement *statement, int index, const void *bytes, int length);

int cairn_sqlite_column_type(CairnStatement *statement, int column);
int64_t cairn_sqlite_column_integer(CairnStatement *statement, int column);
double cairn_sqlite_column_double(CairnStatement *statement, int column);
const char *cairn_sqlite_column_text(CairnStatement *statement, int column);
const void *cairn_sqlite_column_blob(CairnStatement *statement, int column);
int cairn_sqlite_column_length(CairnStatement *statement, int column);

#endif
