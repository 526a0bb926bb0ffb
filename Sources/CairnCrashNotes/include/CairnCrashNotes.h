#ifndef CAIRN_CRASH_NOTES_H
#define CAIRN_CRASH_NOTES_H

/// Records a line. If the process crashes, the last hundred lines are printed to standard error.
void cairn_note(const char *line);

/// Forgets all lines.
void cairn_forget_notes(void);

#endif
