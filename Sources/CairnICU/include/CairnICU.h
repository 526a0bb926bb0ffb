// The part of ICU's C interface for units, lists and plurals. Foundation for Linux contains ICU with prefixed
// names and no module for it. The declarations here are public and stable in ICU itself.
#ifndef CAIRN_ICU_H
#define CAIRN_ICU_H

#include <stdint.h>

typedef struct UNumberFormatter UNumberFormatter;
typedef struct UFormattedNumber UFormattedNumber;
typedef struct UListFormatter UListFormatter;

UNumberFormatter *swift_unumf_openForSkeletonAndLocale(const uint16_t *skeleton, int32_t length, const char *locale,
                                                       int32_t *status);
void swift_unumf_close(UNumberFormatter *formatter);
UFormattedNumber *swift_unumf_openResult(int32_t *status);
void swift_unumf_closeResult(UFormattedNumber *result);
void swift_unumf_formatDouble(const UNumberFormatter *formatter, double value, UFormattedNumber *result,
                              int32_t *status);
int32_t swift_unumf_resultToString(const UFormattedNumber *result, uint16_t *buffer, int32_t capacity, int32_t *status);
int32_t swift_unumf_resultToDecimalNumber(const UFormattedNumber *result, char *buffer, int32_t capacity,
                                          int32_t *status);

UListFormatter *swift_ulistfmt_openForType(const char *locale, int32_t type, int32_t width, int32_t *status);
void swift_ulistfmt_close(UListFormatter *formatter);
int32_t swift_ulistfmt_format(const UListFormatter *formatter, const uint16_t *const strings[], const int32_t *lengths,
                              int32_t count, uint16_t *buffer, int32_t capacity, int32_t *status);

typedef struct UPluralRules UPluralRules;

UPluralRules *swift_uplrules_open(const char *locale, int32_t *status);
void swift_uplrules_close(UPluralRules *rules);
int32_t swift_uplrules_select(const UPluralRules *rules, double number, uint16_t *keyword, int32_t capacity,
                              int32_t *status);

#endif
