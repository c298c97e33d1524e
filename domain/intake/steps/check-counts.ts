import { DateTime, Effect } from "effect"
import type { UserId } from "../../kernel/ids.ts"
import { brokenRule } from "../../kernel/rules.ts"
import { IntakeRefused } from "../errors.ts"
import { limits } from "../limits.ts"
import { UploadStore } from "../upload-store.port.ts"

/**
 * Refuses what exceeds the counted limits of an account. Call it after the write, inside a transaction that has locked
 * the account: a refusal undoes the write. Tickets are counted separately until they are used, so that unused ones do
 * not block other uploads.
 */
export const checkCounts = Effect.fnUntraced(function*(owner: UserId, now: DateTime.Utc) {
  const { count } = yield* UploadStore
  const { uploads, tickets } = yield* count(owner, now)
  if (uploads > limits.uploads) return yield* tooMany("file", "max-uploads", limits.uploads)
  if (tickets > limits.tickets) return yield* tooMany("ticket", "max-tickets", limits.tickets)
})

/** Refuses the file of a ticket before it is sent for nothing. */
export const checkFreePlace = Effect.fnUntraced(function*(owner: UserId) {
  const { count } = yield* UploadStore
  const { uploads } = yield* count(owner, yield* DateTime.now)
  if (uploads >= limits.uploads) return yield* tooMany("file", "max-uploads", limits.uploads)
})

const tooMany = (field: string, rule: "max-uploads" | "max-tickets", max: number) =>
  new IntakeRefused({ issues: [brokenRule(field, rule, { max })] })
