#include <stdbool.h>
#include <stdint.h>

/// Has each job for Swift's global executor offered to a function, which returns whether it has taken the job.
void cairn_offer_jobs(bool (*taken)(void *job));

/// Runs a job on this thread, for a host with a number.
void cairn_run_job(void *job, uint64_t host);

/// The task that this thread runs, which is a job too, or null.
void *cairn_current_task(void);

/// The host whose job this thread runs, or 0.
uint64_t cairn_host_of_job(void);
