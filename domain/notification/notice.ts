import { DateTime, Schema } from "effect"
import { afterPause } from "../kernel/back-off.ts"
import { NoticeId, PushDeviceId, TaskId, UserId } from "../kernel/ids.ts"

/** A notice: a file is ready or has failed (on a device), or its notes are ready (by mail). */
const News = Schema.Literals(["ready", "failed", "notes"])

const NoticeState = Schema.Literals(["waiting", "sent", "dropped"])

/** Something on its way to a device or a mailbox: ids only, so that no text of a user is kept here. */
export const Notice = Schema.Struct({
  id: NoticeId,
  userId: UserId,
  taskId: TaskId,
  /** The device it goes to; null for mail. */
  pushDeviceId: Schema.NullOr(PushDeviceId),
  news: News,
  /** Which one of its kind: of a task and a target there is one for each occasion, however often it is added. */
  occasion: Schema.String,
  at: Schema.DateTimeUtcFromString,
  state: NoticeState,
  /** When it may be tried next; null once it is over. During a try, when another process may take it. */
  nextAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  tries: Schema.Int,
})
export type Notice = typeof Notice.Type

/** How long a process has a notice to itself: longer than sending takes. */
export const claimLasts = { minutes: 2 } as const

/** How long it is worth saying: a push is about now, a mail may be read tomorrow. */
const triedFor = { push: { hours: 12 }, mail: { days: 1 } } as const

/** How long a push is remembered. A mail is remembered as long as its file. */
export const rememberedFor = { days: 30 } as const

const [second, minute, hour] = [1000, 60_000, 3_600_000]

/** Between tries, in milliseconds; the last one goes on. */
const pauses = [30 * second, 2 * minute, 10 * minute, 30 * minute, hour]

/** When it is tried again after a failure, not before the receiver asks for it; null once it is too late to be worth it. */
export const nextTry = (
  { at, tries, pushDeviceId }: Pick<Notice, "at" | "pushDeviceId" | "tries">,
  now: DateTime.Utc,
  askedToWait: number | null,
): DateTime.Utc | null => {
  const next = afterPause(pauses, tries, now, askedToWait)
  return isLate({ at, pushDeviceId }, next) ? null : next
}

export const isLate = ({ at, pushDeviceId }: Pick<Notice, "at" | "pushDeviceId">, now: DateTime.Utc): boolean =>
  DateTime.isGreaterThan(now, DateTime.addDuration(at, pushDeviceId === null ? triedFor.mail : triedFor.push))
