// Replaces locale functions of Foundation for Linux that ignore the user's settings; see `person.c`. Contains no
// declarations.
#ifndef CAIRN_PERSON_H
#define CAIRN_PERSON_H
#endif
