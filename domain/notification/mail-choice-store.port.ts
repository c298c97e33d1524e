import { Context, type DateTime, type Effect } from "effect"
import type { UserId } from "../kernel/ids.ts"
import type { MailChoices } from "./mail-choices.ts"

/** An account whose digest is due. */
export interface DueDigest {
  readonly userId: UserId
  /** The local day of its last one, such as 2026-11-20; null before the first. */
  readonly lastDay: string | null
  /** Until when this process has it to itself. */
  readonly until: DateTime.Utc
}

/** Which mails accounts want, and when their next digest is due. */
export class MailChoiceStore extends Context.Service<MailChoiceStore, {
  readonly find: (user: UserId) => Effect.Effect<MailChoices>
  /** `digestAt` is when the next digest is due; it stays as it is where one was due already. */
  readonly save: (user: UserId, choices: MailChoices, digestAt: DateTime.Utc) => Effect.Effect<void>
  /** The account whose digest has been due the longest; for nobody else until `until`. Nothing is written if none is. */
  readonly takeDigest: (now: DateTime.Utc, until: DateTime.Utc) => Effect.Effect<DueDigest | null>
  /** Ends what was taken; nothing if another process has taken it since, or the choice has changed. */
  readonly settleDigest: (
    taken: DueDigest,
    end: { readonly digestAt: DateTime.Utc; readonly lastDay: string | null },
  ) => Effect.Effect<void>
}>()("domain/notification/MailChoiceStore") {}
