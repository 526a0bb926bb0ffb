#ifndef CAIRN_WALK_MARKS_H
#define CAIRN_WALK_MARKS_H

/// Records the next step of a walk, to print it if the app crashes during the step.
void cairn_walk_tries(const char *step);

/// Ends a step. Later crashes are not reported.
void cairn_walk_rests(void);

#endif
