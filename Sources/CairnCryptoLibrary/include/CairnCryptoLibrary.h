// The part of OpenSSL's libcrypto that CryptoKit's ciphers and keys need. The library is found when the program runs, so
// that building an app needs no header and an app without ciphers needs no library. The declarations are public and stable
// in OpenSSL 1.1 and 3.
#ifndef CAIRN_CRYPTO_LIBRARY_H
#define CAIRN_CRYPTO_LIBRARY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Loads the library. Returns false if the system has none.
bool cairn_crypto_load(void);

enum { CAIRN_AES_GCM, CAIRN_CHACHA_POLY };

enum { CAIRN_CRYPTO_FAILED = -1, CAIRN_CRYPTO_REFUSED = 0, CAIRN_CRYPTO_DONE = 1 };

// Encrypts `length` bytes into as many, and makes a tag of 16 bytes. An AES key has 16, 24 or 32 bytes, a ChaCha key 32.
int cairn_crypto_seal(int cipher, const uint8_t *key, size_t keyLength, const uint8_t *nonce, size_t nonceLength,
                      const uint8_t *extra, size_t extraLength, const uint8_t *text, size_t length, uint8_t *sealed,
                      uint8_t *tag);
// Decrypts. Refuses changed bytes; `text` then holds zeros.
int cairn_crypto_open(int cipher, const uint8_t *key, size_t keyLength, const uint8_t *nonce, size_t nonceLength,
                      const uint8_t *extra, size_t extraLength, const uint8_t *sealed, size_t length, const uint8_t *tag,
                      uint8_t *text);

// Keys of Curve25519 have 32 bytes, signatures 64.
int cairn_x25519_public(const uint8_t *key, uint8_t *public);
int cairn_x25519_agree(const uint8_t *key, const uint8_t *public, uint8_t *secret);
int cairn_ed25519_public(const uint8_t *key, uint8_t *public);
int cairn_ed25519_sign(const uint8_t *key, const uint8_t *message, size_t length, uint8_t *signature);
int cairn_ed25519_verify(const uint8_t *public, const uint8_t *message, size_t length, const uint8_t *signature);

// Private keys of P-256 have 32 bytes, public ones 65 and signatures 64. They sign a digest of 32 bytes.
int cairn_p256_generate(uint8_t *key);
int cairn_p256_public(const uint8_t *key, uint8_t *public);
// Accepts a public key of 33 or 65 bytes that is a point of the curve, and writes it with 65.
int cairn_p256_check(const uint8_t *public, size_t length, uint8_t *full);
int cairn_p256_agree(const uint8_t *key, const uint8_t *public, uint8_t *secret);
int cairn_p256_sign(const uint8_t *key, const uint8_t *digest, uint8_t *signature);
int cairn_p256_verify(const uint8_t *public, const uint8_t *digest, const uint8_t *signature);

#endif
