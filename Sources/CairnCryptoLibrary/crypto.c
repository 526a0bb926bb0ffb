#include "CairnCryptoLibrary.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <string.h>

typedef struct CipherContext CipherContext;
typedef struct Cipher Cipher;
typedef struct Engine Engine;
typedef struct Key Key;
typedef struct KeyContext KeyContext;
typedef struct DigestContext DigestContext;

enum { SET_NONCE_LENGTH = 9, GET_TAG = 16, SET_TAG = 17, X25519 = 1034, ED25519 = 1087, TAG_LENGTH = 16 };

static struct {
  CipherContext *(*context_new)(void);
  void (*context_free)(CipherContext *);
  int (*control)(CipherContext *, int, int, void *);
  const Cipher *(*aes_128_gcm)(void);
  const Cipher *(*aes_192_gcm)(void);
  const Cipher *(*aes_256_gcm)(void);
  const Cipher *(*chacha_poly)(void);
  int (*encrypt_start)(CipherContext *, const Cipher *, Engine *, const uint8_t *, const uint8_t *);
  int (*encrypt)(CipherContext *, uint8_t *, int *, const uint8_t *, int);
  int (*encrypt_end)(CipherContext *, uint8_t *, int *);
  int (*decrypt_start)(CipherContext *, const Cipher *, Engine *, const uint8_t *, const uint8_t *);
  int (*decrypt)(CipherContext *, uint8_t *, int *, const uint8_t *, int);
  int (*decrypt_end)(CipherContext *, uint8_t *, int *);
  Key *(*private_key)(int, Engine *, const uint8_t *, size_t);
  Key *(*public_key)(int, Engine *, const uint8_t *, size_t);
  int (*public_bytes)(const Key *, uint8_t *, size_t *);
  void (*key_free)(Key *);
  KeyContext *(*key_context)(Key *, Engine *);
  void (*key_context_free)(KeyContext *);
  int (*derive_start)(KeyContext *);
  int (*derive_peer)(KeyContext *, Key *);
  int (*derive)(KeyContext *, uint8_t *, size_t *);
  DigestContext *(*digest_new)(void);
  void (*digest_free)(DigestContext *);
  int (*sign_start)(DigestContext *, KeyContext **, const void *, Engine *, Key *);
  int (*sign)(DigestContext *, uint8_t *, size_t *, const uint8_t *, size_t);
  int (*verify_start)(DigestContext *, KeyContext **, const void *, Engine *, Key *);
  int (*verify)(DigestContext *, const uint8_t *, size_t, const uint8_t *, size_t);
  void (*clear_errors)(void);
} crypto;

static bool loaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

void *cairn_crypto_library;

static void load(void) {
  void *library = dlopen("libcrypto.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!library) library = dlopen("libcrypto.so.1.1", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
  bool complete = true;
#define FIND(member, name) complete = (*(void **)(&crypto.member) = dlsym(library, name)) && complete
  FIND(context_new, "EVP_CIPHER_CTX_new");
  FIND(context_free, "EVP_CIPHER_CTX_free");
  FIND(control, "EVP_CIPHER_CTX_ctrl");
  FIND(aes_128_gcm, "EVP_aes_128_gcm");
  FIND(aes_192_gcm, "EVP_aes_192_gcm");
  FIND(aes_256_gcm, "EVP_aes_256_gcm");
  FIND(chacha_poly, "EVP_chacha20_poly1305");
  FIND(encrypt_start, "EVP_EncryptInit_ex");
  FIND(encrypt, "EVP_EncryptUpdate");
  FIND(encrypt_end, "EVP_EncryptFinal_ex");
  FIND(decrypt_start, "EVP_DecryptInit_ex");
  FIND(decrypt, "EVP_DecryptUpdate");
  FIND(decrypt_end, "EVP_DecryptFinal_ex");
  FIND(private_key, "EVP_PKEY_new_raw_private_key");
  FIND(public_key, "EVP_PKEY_new_raw_public_key");
  FIND(public_bytes, "EVP_PKEY_get_raw_public_key");
  FIND(key_free, "EVP_PKEY_free");
  FIND(key_context, "EVP_PKEY_CTX_new");
  FIND(key_context_free, "EVP_PKEY_CTX_free");
  FIND(derive_start, "EVP_PKEY_derive_init");
  FIND(derive_peer, "EVP_PKEY_derive_set_peer");
  FIND(derive, "EVP_PKEY_derive");
  FIND(digest_new, "EVP_MD_CTX_new");
  FIND(digest_free, "EVP_MD_CTX_free");
  FIND(sign_start, "EVP_DigestSignInit");
  FIND(sign, "EVP_DigestSign");
  FIND(verify_start, "EVP_DigestVerifyInit");
  FIND(verify, "EVP_DigestVerify");
  FIND(clear_errors, "ERR_clear_error");
#undef FIND
  loaded = complete;
  if (complete) cairn_crypto_library = library;
}

bool cairn_crypto_load(void) {
  pthread_once(&once, load);
  return loaded;
}

// The cipher for a key, or NULL for a length that it does not have.
static const Cipher *cipher_for(int cipher, size_t length) {
  if (cipher == CAIRN_CHACHA_POLY) return length == 32 ? crypto.chacha_poly() : NULL;
  if (length == 16) return crypto.aes_128_gcm();
  if (length == 24) return crypto.aes_192_gcm();
  return length == 32 ? crypto.aes_256_gcm() : NULL;
}

int cairn_crypto_seal(int cipher, const uint8_t *key, size_t keyLength, const uint8_t *nonce, size_t nonceLength,
                      const uint8_t *extra, size_t extraLength, const uint8_t *text, size_t length, uint8_t *sealed,
                      uint8_t *tag) {
  if (!cairn_crypto_load() || length > INT_MAX || extraLength > INT_MAX || nonceLength > INT_MAX) {
    return CAIRN_CRYPTO_FAILED;
  }
  const Cipher *kind = cipher_for(cipher, keyLength);
  CipherContext *context = kind ? crypto.context_new() : NULL;
  if (!context) return CAIRN_CRYPTO_FAILED;
  int count = 0;
  bool done = crypto.encrypt_start(context, kind, NULL, NULL, NULL) == 1
              && crypto.control(context, SET_NONCE_LENGTH, (int)nonceLength, NULL) == 1
              && crypto.encrypt_start(context, NULL, NULL, key, nonce) == 1
              && (!extraLength || crypto.encrypt(context, NULL, &count, extra, (int)extraLength) == 1)
              && (!length || crypto.encrypt(context, sealed, &count, text, (int)length) == 1);
  uint8_t rest[32];
  done = done && crypto.encrypt_end(context, rest, &count) == 1
         && crypto.control(context, GET_TAG, TAG_LENGTH, tag) == 1;
  crypto.context_free(context);
  crypto.clear_errors();
  return done ? CAIRN_CRYPTO_DONE : CAIRN_CRYPTO_FAILED;
}

int cairn_crypto_open(int cipher, const uint8_t *key, size_t keyLength, const uint8_t *nonce, size_t nonceLength,
                      const uint8_t *extra, size_t extraLength, const uint8_t *sealed, size_t length, const uint8_t *tag,
                      uint8_t *text) {
  if (!cairn_crypto_load() || length > INT_MAX || extraLength > INT_MAX || nonceLength > INT_MAX) {
    return CAIRN_CRYPTO_FAILED;
  }
  const Cipher *kind = cipher_for(cipher, keyLength);
  CipherContext *context = kind ? crypto.context_new() : NULL;
  if (!context) return CAIRN_CRYPTO_FAILED;
  int count = 0;
  uint8_t expected[TAG_LENGTH], rest[32];
  memcpy(expected, tag, TAG_LENGTH);
  bool ready = crypto.decrypt_start(context, kind, NULL, NULL, NULL) == 1
               && crypto.control(context, SET_NONCE_LENGTH, (int)nonceLength, NULL) == 1
               && crypto.decrypt_start(context, NULL, NULL, key, nonce) == 1
               && crypto.control(context, SET_TAG, TAG_LENGTH, expected) == 1
               && (!extraLength || crypto.decrypt(context, NULL, &count, extra, (int)extraLength) == 1)
               && (!length || crypto.decrypt(context, text, &count, sealed, (int)length) == 1);
  bool done = ready && crypto.decrypt_end(context, rest, &count) == 1;
  crypto.context_free(context);
  crypto.clear_errors();
  // Callers never see unverified text.
  if (!done && length) memset(text, 0, length);
  return done ? CAIRN_CRYPTO_DONE : ready ? CAIRN_CRYPTO_REFUSED : CAIRN_CRYPTO_FAILED;
}

static int public_of(int kind, const uint8_t *private, uint8_t *public) {
  if (!cairn_crypto_load()) return CAIRN_CRYPTO_FAILED;
  Key *key = crypto.private_key(kind, NULL, private, 32);
  size_t length = 32;
  bool done = key && crypto.public_bytes(key, public, &length) == 1 && length == 32;
  if (key) crypto.key_free(key);
  crypto.clear_errors();
  return done ? CAIRN_CRYPTO_DONE : CAIRN_CRYPTO_FAILED;
}

int cairn_x25519_public(const uint8_t *key, uint8_t *public) { return public_of(X25519, key, public); }
int cairn_ed25519_public(const uint8_t *key, uint8_t *public) { return public_of(ED25519, key, public); }

int cairn_x25519_agree(const uint8_t *private, const uint8_t *public, uint8_t *secret) {
  if (!cairn_crypto_load()) return CAIRN_CRYPTO_FAILED;
  Key *key = crypto.private_key(X25519, NULL, private, 32), *peer = crypto.public_key(X25519, NULL, public, 32);
  KeyContext *context = key && peer ? crypto.key_context(key, NULL) : NULL;
  size_t length = 32;
  // The library refuses a secret of zeros, which a public key of low order leads to.
  bool done = context && crypto.derive_start(context) == 1 && crypto.derive_peer(context, peer) == 1
              && crypto.derive(context, secret, &length) == 1 && length == 32;
  if (context) crypto.key_context_free(context);
  if (key) crypto.key_free(key);
  if (peer) crypto.key_free(peer);
  crypto.clear_errors();
  return done ? CAIRN_CRYPTO_DONE : CAIRN_CRYPTO_FAILED;
}

int cairn_ed25519_sign(const uint8_t *private, const uint8_t *message, size_t length, uint8_t *signature) {
  if (!cairn_crypto_load()) return CAIRN_CRYPTO_FAILED;
  Key *key = crypto.private_key(ED25519, NULL, private, 32);
  DigestContext *context = key ? crypto.digest_new() : NULL;
  size_t written = 64;
  bool done = context && crypto.sign_start(context, NULL, NULL, NULL, key) == 1
              && crypto.sign(context, signature, &written, message, length) == 1 && written == 64;
  if (context) crypto.digest_free(context);
  if (key) crypto.key_free(key);
  crypto.clear_errors();
  return done ? CAIRN_CRYPTO_DONE : CAIRN_CRYPTO_FAILED;
}

int cairn_ed25519_verify(const uint8_t *public, const uint8_t *message, size_t length, const uint8_t *signature) {
  if (!cairn_crypto_load()) return CAIRN_CRYPTO_FAILED;
  Key *key = crypto.public_key(ED25519, NULL, public, 32);
  DigestContext *context = key ? crypto.digest_new() : NULL;
  bool ready = context && crypto.verify_start(context, NULL, NULL, NULL, key) == 1;
  bool done = ready && crypto.verify(context, signature, 64, message, length) == 1;
  if (context) crypto.digest_free(context);
  if (key) crypto.key_free(key);
  crypto.clear_errors();
  return done ? CAIRN_CRYPTO_DONE : ready ? CAIRN_CRYPTO_REFUSED : CAIRN_CRYPTO_FAILED;
}
