import { claimLasts } from "#domain/account/mailer.port.ts"
import { DateTime } from "effect"

/** A claim that is as old as this is free again. */
export const freeSince = (now: DateTime.Utc): Date => DateTime.toDateUtc(DateTime.subtractDuration(now, claimLasts))
