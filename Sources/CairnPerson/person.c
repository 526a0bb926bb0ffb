#include "CairnPerson.h"

// Foundation for Linux always reports the current locale as "en_001", and offers no way to change it. To make dates,
// prices and units follow the user's settings, in Foundation's formatters too, `Person` in CairnFoundation replaces
// these functions. This works because a program's symbols take precedence over those of the libraries it loads.
//
// Each symbol is a jump, which works for any calling convention of the result. Each is weak: a statically linked
// program keeps Foundation's functions.
#if defined(__x86_64__)
#define JUMP "jmp "
#elif defined(__aarch64__)
#define JUMP "b "
#endif

#ifdef JUMP
#define ANSWERS(question, answer)                                                                                      \
  __asm__(".text\n.weak \"" question "\"\n.type \"" question "\", %function\n\"" question "\":\n" JUMP answer "\n")

ANSWERS("$s20FoundationEssentials6LocaleV7currentACvgZ", "cairn_person_locale");
ANSWERS("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ", "cairn_person_locale");
ANSWERS("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ", "cairn_person_languages");
ANSWERS("$s20FoundationEssentials8CalendarV7currentACvgZ", "cairn_person_calendar");
ANSWERS("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ", "cairn_person_calendar");
#endif
