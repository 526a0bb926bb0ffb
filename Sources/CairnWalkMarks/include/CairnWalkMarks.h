#ifndef CAIRN_WALK_MARKS_H
#define CAIRN_WALK_MARKS_H

/// Notes what a walk is about to try, to be printed if the app crashes while it does.
void cairn_walk_tries(const char *step);

/// Nothing is tried any more: crashes are nobody's business here.
void cairn_walk_rests(void);

#endif
