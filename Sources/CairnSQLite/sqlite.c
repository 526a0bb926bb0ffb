#include "CairnSQLite.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

typedef struct Context Context;
typedef struct Value Value;
typedef void (*Function)(Context *, int, Value **);
typedef int (*Collation)(void *, int, const void *, int, const void *);
typedef void (*Release)(void *);

// Copies the bytes that are bound.
#define TRANSIENT ((Release)(intptr_t)-1)

enum { UTF8 = 1, DETERMINISTIC = 0x800, OPEN_READONLY = 1, OPEN_READWRITE = 2, OPEN_CREATE = 4, OPEN_URI = 0x40,
       FULL_MUTEX = 0x10000 };

static struct {
  int (*open)(const char *, CairnDatabase **, int, const char *);
  int (*close)(CairnDatabase *);
  const char *(*message)(CairnDatabase *);
  int (*busy_timeout)(CairnDatabase *, int);
  int (*execute)(CairnDatabase *, const char *, int (*)(void *, int, char **, char **), void *, char **);
  int (*changes)(CairnDatabase *);
  int (*prepare)(CairnDatabase *, const char *, int, CairnStatement **, const char **);
  int (*finalize)(CairnStatement *);
  int (*reset)(CairnStatement *);
  int (*step)(CairnStatement *);
  int (*bind_null)(CairnStatement *, int);
  int (*bind_integer)(CairnStatement *, int, int64_t);
  int (*bind_double)(CairnStatement *, int, double);
  int (*bind_text)(CairnStatement *, int, const char *, int, Release);
  int (*bind_blob)(CairnStatement *, int, const void *, int, Release);
  int (*column_type)(CairnStatement *, int);
  int64_t (*column_integer)(CairnStatement *, int);
  double (*column_double)(CairnStatement *, int);
  const unsigned char *(*column_text)(CairnStatement *, int);
  const void *(*column_blob)(CairnStatement *, int);
  int (*column_length)(CairnStatement *, int);
  int (*create_collation)(CairnDatabase *, const char *, int, void *, Collation);
  int (*create_function)(CairnDatabase *, const char *, int, int, void *, Function, Function, void (*)(Context *));
  void *(*user_data)(Context *);
  const unsigned char *(*value_text)(Value *);
  int (*value_length)(Value *);
  int (*value_type)(Value *);
  int (*value_integer)(Value *);
  void (*result_integer)(Context *, int);
  void (*result_null)(Context *);
} sqlite;

static bool loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static CairnTextFunction compare_in_swift;

static void load(void) {
  void *library = dlopen("libsqlite3.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  bool complete = true;
#define FIND(member, name) complete = (*(void **)(&sqlite.member) = dlsym(library, "sqlite3_" name)) && complete
  FIND(open, "open_v2");
  FIND(close, "close_v2");
  FIND(message, "errmsg");
  FIND(busy_timeout, "busy_timeout");
  FIND(execute, "exec");
  FIND(changes, "changes");
  FIND(prepare, "prepare_v2");
  FIND(finalize, "finalize");
  FIND(reset, "reset");
  FIND(step, "step");
  FIND(bind_null, "bind_null");
  FIND(bind_integer, "bind_int64");
  FIND(bind_double, "bind_double");
  FIND(bind_text, "bind_text");
  FIND(bind_blob, "bind_blob");
  FIND(column_type, "column_type");
  FIND(column_integer, "column_int64");
  FIND(column_double, "column_double");
  FIND(column_text, "column_text");
  FIND(column_blob, "column_blob");
  FIND(column_length, "column_bytes");
  FIND(create_collation, "create_collation");
  FIND(create_function, "create_function");
  FIND(user_data, "user_data");
  FIND(value_text, "value_text");
  FIND(value_length, "value_bytes");
  FIND(value_type, "value_type");
  FIND(value_integer, "value_int");
  FIND(result_integer, "result_int");
  FIND(result_null, "result_null");
#undef FIND
  loaded = complete;
}

bool cairn_sqlite_load(void) {
  pthread_once(&once, load);
  return loaded;
}

// Whether bytes are one Unicode scalar, one character and one unit of order each. A carriage return is not: it forms a
// character with a line feed.
static bool is_plain(const unsigned char *bytes, int length) {
  for (int i = 0; i < length; i++)
    if (bytes[i] >= 0x80 || bytes[i] == '\r') return false;
  return true;
}

static int compare_text(void *kind, int a_length, const void *a, int b_length, const void *b) {
  int shorter = a_length < b_length ? a_length : b_length;
  if ((intptr_t)kind == CAIRN_TEXT_ORDER && is_plain(a, a_length) && is_plain(b, b_length)) {
    int order = memcmp(a, b, (size_t)shorter);
    return order ? order : a_length - b_length;
  }
  return compare_in_swift((int)(intptr_t)kind, a, a_length, b, b_length);
}

static void search_text(Context *context, int count, Value **values) {
  (void)count;
  if (sqlite.value_type(values[0]) != CAIRN_SQLITE_TEXT || sqlite.value_type(values[1]) != CAIRN_SQLITE_TEXT) {
    sqlite.result_null(context);
    return;
  }
  int kind = (int)(intptr_t)sqlite.user_data(context);
  const unsigned char *a = sqlite.value_text(values[0]), *b = sqlite.value_text(values[1]);
  int a_length = sqlite.value_length(values[0]), b_length = sqlite.value_length(values[1]);
  if (kind != CAIRN_TEXT_SEARCH && is_plain(a, a_length) && is_plain(b, b_length)) {
    bool found = b_length == 0;
    int last = kind == CAIRN_TEXT_STARTS ? 0 : a_length - b_length;
    for (int i = 0; !found && i <= last && b_length <= a_length - i; i++) found = !memcmp(a + i, b, (size_t)b_length);
    sqlite.result_integer(context, found);
    return;
  }
  sqlite.result_integer(context, compare_in_swift(kind, (const char *)a, a_length, (const char *)b, b_length));
}

// swift_test(kind, a, b): a test of predicates that are written as texts.
static void test_text(Context *context, int count, Value **values) {
  (void)count;
  if (sqlite.value_type(values[1]) != CAIRN_SQLITE_TEXT || sqlite.value_type(values[2]) != CAIRN_SQLITE_TEXT) {
    sqlite.result_null(context);
    return;
  }
  int kind = sqlite.value_integer(values[0]);
  const unsigned char *a = sqlite.value_text(values[1]), *b = sqlite.value_text(values[2]);
  int a_length = sqlite.value_length(values[1]), b_length = sqlite.value_length(values[2]);
  sqlite.result_integer(context, compare_in_swift(kind, (const char *)a, a_length, (const char *)b, b_length));
}

int cairn_sqlite_open(const char *path, bool writes, CairnDatabase **database, CairnTextFunction text) {
  compare_in_swift = text;
  int flags = (writes ? OPEN_READWRITE | OPEN_CREATE : OPEN_READONLY) | FULL_MUTEX;
  if (!strncmp(path, "file:", 5)) flags |= OPEN_URI;
  int result = sqlite.open(path, database, flags, 0);
  if (result) return result;
  sqlite.busy_timeout(*database, 10000);
  struct { const char *name; intptr_t kind; } collations[] = {
    {"SWIFT", CAIRN_TEXT_ORDER}, {"LEXICAL", CAIRN_TEXT_LEXICAL}, {"DECIMAL", CAIRN_TEXT_DECIMAL}};
  for (int i = 0; i < 3; i++)
    sqlite.create_collation(*database, collations[i].name, UTF8, (void *)collations[i].kind, compare_text);
  struct { const char *name; intptr_t kind; } functions[] = {
    {"swift_contains", CAIRN_TEXT_CONTAINS}, {"swift_starts", CAIRN_TEXT_STARTS}, {"swift_search", CAIRN_TEXT_SEARCH}};
  for (int i = 0; i < 3; i++)
    sqlite.create_function(
      *database, functions[i].name, 2, UTF8 | DETERMINISTIC, (void *)functions[i].kind, search_text, 0, 0);
  sqlite.create_function(*database, "swift_test", 3, UTF8 | DETERMINISTIC, 0, test_text, 0, 0);
  return CAIRN_SQLITE_OK;
}

void cairn_sqlite_close(CairnDatabase *database) { sqlite.close(database); }
const char *cairn_sqlite_message(CairnDatabase *database) { return sqlite.message(database); }
int cairn_sqlite_execute(CairnDatabase *database, const char *sql) { return sqlite.execute(database, sql, 0, 0, 0); }
int64_t cairn_sqlite_changes(CairnDatabase *database) { return sqlite.changes(database); }

int cairn_sqlite_prepare(CairnDatabase *database, const char *sql, CairnStatement **statement) {
  return sqlite.prepare(database, sql, -1, statement, 0);
}
void cairn_sqlite_finalize(CairnStatement *statement) { sqlite.finalize(statement); }
void cairn_sqlite_reset(CairnStatement *statement) { sqlite.reset(statement); }
int cairn_sqlite_step(CairnStatement *statement) { return sqlite.step(statement); }

void cairn_sqlite_bind_null(CairnStatement *statement, int index) { sqlite.bind_null(statement, index); }
void cairn_sqlite_bind_integer(CairnStatement *statement, int index, int64_t value) {
  sqlite.bind_integer(statement, index, value);
}
void cairn_sqlite_bind_double(CairnStatement *statement, int index, double value) {
  sqlite.bind_double(statement, index, value);
}
// A null pointer would bind NULL instead of an empty text.
void cairn_sqlite_bind_text(CairnStatement *statement, int index, const char *bytes, int length) {
  sqlite.bind_text(statement, index, bytes ? bytes : "", length, TRANSIENT);
}
void cairn_sqlite_bind_blob(CairnStatement *statement, int index, const void *bytes, int length) {
  sqlite.bind_blob(statement, index, bytes ? bytes : "", length, TRANSIENT);
}

int cairn_sqlite_column_type(CairnStatement *statement, int column) { return sqlite.column_type(statement, column); }
int64_t cairn_sqlite_column_integer(CairnStatement *statement, int column) {
  return sqlite.column_integer(statement, column);
}
double cairn_sqlite_column_double(CairnStatement *statement, int column) {
  return sqlite.column_double(statement, column);
}
const char *cairn_sqlite_column_text(CairnStatement *statement, int column) {
  return (const char *)sqlite.column_text(statement, column);
}
const void *cairn_sqlite_column_blob(CairnStatement *statement, int column) {
  return sqlite.column_blob(statement, column);
}
int cairn_sqlite_column_length(CairnStatement *statement, int column) {
  return sqlite.column_length(statement, column);
}
