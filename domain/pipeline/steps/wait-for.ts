import type { Job } from "../../job/job.ts"

/** Nobody waits longer for a service than this, in milliseconds, nor more often: then it is done without. */
const longest = 3_600_000
const mostWaits = 4

/** How long to wait before the service is asked again, in milliseconds; null to do without it. */
export const waitFor = (
  { waits = 0 }: Job,
  { retryAfter = 0 }: { readonly retryAfter?: number | undefined },
): number | null => retryAfter > 0 && retryAfter <= longest && waits < mostWaits ? retryAfter : null
