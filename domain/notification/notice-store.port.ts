import { Context, type DateTime, type Effect } from "effect"
import type { Notice } from "./notice.ts"

/** What people are to be told, and what they were. It goes with the account, the file or the device that it is about. */
export class NoticeStore extends Context.Service<NoticeStore, {
  /** One that is there already, by task, target and occasion, is not added again. */
  readonly add: (notices: ReadonlyArray<Notice>) => Effect.Effect<void>
  /** Begins to send those that are due, the longest due first; each for one caller, until `until`. Nothing is written if none is. */
  readonly claim: (now: DateTime.Utc, until: DateTime.Utc, most: number) => Effect.Effect<ReadonlyArray<Notice>>
  /** Ends a try that was claimed. False, and nothing is written, if another process has claimed it since. */
  readonly settle: (claimed: Notice, end: Pick<Notice, "nextAt" | "state">) => Effect.Effect<boolean>
  /** Forgets what devices were told before. */
  readonly forget: (before: DateTime.Utc) => Effect.Effect<void>
}>()("domain/notification/NoticeStore") {}
