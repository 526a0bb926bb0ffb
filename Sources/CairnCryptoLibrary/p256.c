#include "CairnCryptoLibrary.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

typedef struct Group Group;
typedef struct Number Number;
typedef struct Point Point;
typedef struct CurveKey CurveKey;
typedef struct Signature Signature;
typedef struct NumberContext NumberContext;

enum { PRIME256V1 = 415, UNCOMPRESSED = 4 };

static struct {
  CurveKey *(*key_new)(int);
  void (*key_free)(CurveKey *);
  int (*generate)(CurveKey *);
  int (*set_private)(CurveKey *, const uint8_t *, size_t);
  const Number *(*private)(const CurveKey *);
  int (*set_public)(CurveKey *, const Point *);
  int (*set_public_bytes)(CurveKey *, const uint8_t *, size_t, NumberContext *);
  const Point *(*public)(const CurveKey *);
  int (*check)(const CurveKey *);
  const Group *(*group)(const CurveKey *);
  Point *(*point_new)(const Group *);
  void (*point_free)(Point *);
  int (*multiply)(const Group *, Point *, const Number *, const Point *, const Number *, NumberContext *);
  size_t (*point_bytes)(const Group *, const Point *, int, uint8_t *, size_t, NumberContext *);
  int (*number_bytes)(const Number *, uint8_t *, int);
  Number *(*number)(const uint8_t *, int, Number *);
  void (*number_free)(Number *);
  Signature *(*sign)(const uint8_t *, int, CurveKey *);
  int (*verify)(const uint8_t *, int, const Signature *, CurveKey *);
  Signature *(*signature_new)(void);
  void (*signature_free)(Signature *);
  void (*signature_parts)(const Signature *, const Number **, const Number **);
  int (*set_signature_parts)(Signature *, Number *, Number *);
  int (*agree)(void *, size_t, const Point *, const CurveKey *, void *);
  void (*clear_errors)(void);
} curve;

extern void *cairn_crypto_library;
static bool loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void load(void) {
  if (!cairn_crypto_load()) return;
  bool complete = true;
#define FIND(member, name) complete = (*(void **)(&curve.member) = dlsym(cairn_crypto_library, name)) && complete
  FIND(key_new, "EC_KEY_new_by_curve_name");
  FIND(key_free, "EC_KEY_free");
  FIND(generate, "EC_KEY_generate_key");
  FIND(set_private, "EC_KEY_oct2priv");
  FIND(private, "EC_KEY_get0_private_key");
  FIND(set_public, "EC_KEY_set_public_key");
  FIND(set_public_bytes, "EC_KEY_oct2key");
  FIND(public, "EC_KEY_get0_public_key");
  FIND(check, "EC_KEY_check_key");
  FIND(group, "EC_KEY_get0_group");
  FIND(point_new, "EC_POINT_new");
  FIND(point_free, "EC_POINT_free");
  FIND(multiply, "EC_POINT_mul");
  FIND(point_bytes, "EC_POINT_point2oct");
  FIND(number_bytes, "BN_bn2binpad");
  FIND(number, "BN_bin2bn");
  FIND(number_free, "BN_free");
  FIND(sign, "ECDSA_do_sign");
  FIND(verify, "ECDSA_do_verify");
  FIND(signature_new, "ECDSA_SIG_new");
  FIND(signature_free, "ECDSA_SIG_free");
  FIND(signature_parts, "ECDSA_SIG_get0");
  FIND(set_signature_parts, "ECDSA_SIG_set0");
  FIND(agree, "ECDH_compute_key");
  FIND(clear_errors, "ERR_clear_error");
#undef FIND
  loaded = complete;
}

static bool ready(void) {
  pthread_once(&once, load);
  return loaded;
}

// A key without its public half, which takes a multiplication on the curve and which signing and agreeing do not need.
static CurveKey *private_half(const uint8_t *bytes) {
  CurveKey *key = curve.key_new(PRIME256V1);
  if (!key || curve.set_private(key, bytes, 32) == 1) return key;
  curve.key_free(key);
  return NULL;
}

// A key with its public half, or NULL for bytes that are no private key of the curve.
static CurveKey *private_key(const uint8_t *bytes) {
  CurveKey *key = private_half(bytes);
  if (!key) return NULL;
  const Group *group = curve.group(key);
  Point *point = curve.point_new(group);
  bool done = point && curve.multiply(group, point, curve.private(key), NULL, NULL, NULL) == 1
              && curve.set_public(key, point) == 1 && curve.check(key) == 1;
  if (point) curve.point_free(point);
  if (done) return key;
  curve.key_free(key);
  return NULL;
}

static CurveKey *public_key(const uint8_t *bytes, size_t length) {
  CurveKey *key = curve.key_new(PRIME256V1);
  if (!key) return NULL;
  if (curve.set_public_bytes(key, bytes, length, NULL) == 1 && curve.check(key) == 1) return key;
  curve.key_free(key);
  return NULL;
}

static int end(CurveKey *key, bool done) {
  if (key) curve.key_free(key);
  curve.clear_errors();
  return done ? CAIRN_CRYPTO_DONE : CAIRN_CRYPTO_FAILED;
}

static bool write_public(const CurveKey *key, uint8_t *public) {
  return curve.point_bytes(curve.group(key), curve.public(key), UNCOMPRESSED, public, 65, NULL) == 65;
}

int cairn_p256_generate(uint8_t *bytes) {
  if (!ready()) return CAIRN_CRYPTO_FAILED;
  CurveKey *key = curve.key_new(PRIME256V1);
  return end(key, key && curve.generate(key) == 1 && curve.number_bytes(curve.private(key), bytes, 32) == 32);
}

int cairn_p256_public(const uint8_t *bytes, uint8_t *public) {
  if (!ready()) return CAIRN_CRYPTO_FAILED;
  CurveKey *key = private_key(bytes);
  return end(key, key && write_public(key, public));
}

int cairn_p256_check(const uint8_t *public, size_t length, uint8_t *full) {
  if (!ready()) return CAIRN_CRYPTO_FAILED;
  CurveKey *key = public_key(public, length);
  return end(key, key && write_public(key, full));
}

int cairn_p256_agree(const uint8_t *bytes, const uint8_t *public, uint8_t *secret) {
  if (!ready()) return CAIRN_CRYPTO_FAILED;
  CurveKey *key = private_half(bytes), *peer = public_key(public, 65);
  bool done = key && peer && curve.agree(secret, 32, curve.public(peer), key, NULL) == 32;
  if (peer) curve.key_free(peer);
  return end(key, done);
}

int cairn_p256_sign(const uint8_t *bytes, const uint8_t *digest, uint8_t *signature) {
  if (!ready()) return CAIRN_CRYPTO_FAILED;
  CurveKey *key = private_half(bytes);
  Signature *made = key ? curve.sign(digest, 32, key) : NULL;
  const Number *r = NULL, *s = NULL;
  if (made) curve.signature_parts(made, &r, &s);
  bool done = made && curve.number_bytes(r, signature, 32) == 32 && curve.number_bytes(s, signature + 32, 32) == 32;
  if (made) curve.signature_free(made);
  return end(key, done);
}

int cairn_p256_verify(const uint8_t *public, const uint8_t *digest, const uint8_t *signature) {
  if (!ready()) return CAIRN_CRYPTO_FAILED;
  CurveKey *key = public_key(public, 65);
  Signature *given = curve.signature_new();
  Number *r = curve.number(signature, 32, NULL), *s = curve.number(signature + 32, 32, NULL);
  // The signature owns the numbers once it has them.
  bool owned = given && r && s && curve.set_signature_parts(given, r, s) == 1;
  if (!owned && r) curve.number_free(r);
  if (!owned && s) curve.number_free(s);
  bool able = key && owned;
  bool done = able && curve.verify(digest, 32, given, key) == 1;
  if (given) curve.signature_free(given);
  int result = end(key, done);
  return able && !done ? CAIRN_CRYPTO_REFUSED : result;
}
