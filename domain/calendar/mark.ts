import { Schema } from "effect"
import { TaskId } from "../kernel/ids.ts"
import { placeOf } from "../meeting/place-of.ts"
import type { FoundMeeting } from "./calendar.ts"

/** What became of a meeting: it was joined, its owner skips it, or joining it was refused. */
export const Mark = Schema.Struct({
  key: Schema.String,
  state: Schema.Literals(["joined", "skipped", "refused"]),
  /** The task that was made; null without one, or once it is deleted. */
  taskId: Schema.NullOr(TaskId),
  /** The public code of the refusal. */
  refusal: Schema.NullOr(Schema.String),
  /** When it can be forgotten. */
  until: Schema.DateTimeUtcFromString,
})
export type Mark = typeof Mark.Type

/** Longer than any clock is wrong, and any meeting lasts. */
export const marksLast = { days: 60 } as const

/**
 * By what a meeting is known so that nobody joins it twice: the instance of its event, and its link at its time, which
 * another event may have as well.
 */
export const keysOf = ({ id, link, startsAt }: FoundMeeting): readonly [string, string] => [
  `event ${id}`,
  `link ${placeOf(link)} ${startsAt.epochMilliseconds}`,
]
