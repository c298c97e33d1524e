import { claimLasts } from "#domain/account/mailer.port.ts"
import { DateTime } from "effect"

/** Whether nobody has claimed it, or so long ago that it is free again. */
export const isFree = (claimedAt: DateTime.Utc | null, now: DateTime.Utc): boolean =>
  claimedAt === null || DateTime.isLessThanOrEqualTo(claimedAt, DateTime.subtractDuration(now, claimLasts))
