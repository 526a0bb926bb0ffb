#include "CairnTaskJobs.h"

#include <stddef.h>

// These are the Swift runtime's declarations. The hook is meant for programs with a custom executor.
#define SWIFT __attribute__((swiftcall))
typedef SWIFT void (*enqueue)(void *job);
extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, enqueue original);
extern SWIFT void swift_job_run(void *job, void *executor, uintptr_t implementation);
extern SWIFT void *swift_task_getCurrent(void);

static bool (*offered)(void *job);
static _Thread_local uint64_t host_of_job;

static SWIFT void pass_on(void *job, enqueue original) {
  if (!offered(job)) original(job);
}

void cairn_offer_jobs(bool (*taken)(void *job)) {
  offered = taken;
  swift_task_enqueueGlobal_hook = pass_on;
}

void cairn_run_job(void *job, uint64_t host) {
  uint64_t outer = host_of_job;
  host_of_job = host;
  // No executor: the job belongs to none in particular.
  swift_job_run(job, NULL, 0);
  host_of_job = outer;
}

void *cairn_current_task(void) { return swift_task_getCurrent(); }

uint64_t cairn_host_of_job(void) { return host_of_job; }
