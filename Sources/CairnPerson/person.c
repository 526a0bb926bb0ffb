#include "CairnPerson.h"

// Foundation for Linux says that the current locale is "en_001", whatever the person has set, and offers no way to tell it
// another. So that dates, prices and units are written as the person writes them, in Foundation's own formatters too, these
// answers come from `Person` in CairnFoundation: a program's own symbols come before those of the libraries it loads.
//
// Each is a jump, which holds for any form of the answer. Each is weak: a program that has Foundation linked into it
// keeps Foundation's answers.
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
