// What Foundation for Linux is asked, and answers the same for everybody. There is nothing to call here: see person.c.
#ifndef CAIRN_PERSON_H
#define CAIRN_PERSON_H
#endif
