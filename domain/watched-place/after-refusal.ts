import { DateTime } from "effect"
import type { DomainError } from "../kernel/domain-error.ts"
import type { WatchedItem } from "./watched-item.ts"

/** Minutes before each further attempt. */
const pauses = [1, 5, 30, 120] as const

interface Refused {
  readonly change: Pick<WatchedItem, "state" | "refusal" | "tries" | "retryAt">
  /** Whether all that is found has to wait, because the account has no minutes or no room. */
  readonly isOfAccount: boolean
}

/**
 * What becomes of a file that was refused: it waits for minutes or room however long, is tried a few times more if its place was
 * away, and has failed otherwise, until a person has it tried again.
 */
export const afterRefusal = (
  { tries }: Pick<WatchedItem, "tries">,
  { _tag: code, kind, message, params = {} }: DomainError,
  now: DateTime.Utc,
): Refused => {
  const refusal = { code, message: message.slice(0, 500), params }
  if (ofAccount.has(kind) && code !== "InsideAddress") {
    return { change: { state: "waiting", refusal, tries, retryAt: null }, isOfAccount: true }
  }
  const pause = kind === "unavailable" || kind === "conflict" ? pauses[tries] : undefined
  return {
    change: pause === undefined
      ? { state: "failed", refusal, tries: tries + 1, retryAt: null }
      : { state: "waiting", refusal, tries: tries + 1, retryAt: DateTime.add(now, { minutes: pause }) },
    isOfAccount: false,
  }
}

const ofAccount: ReadonlySet<string> = new Set(["quota", "full", "forbidden", "rate-limited"])
