// Replaces answers of Foundation for Linux that are the same for everyone. There is nothing to call here; see
// person.c.
#ifndef CAIRN_PERSON_H
#define CAIRN_PERSON_H
#endif
