import { OffsetMs } from "#domain/kernel/offset-ms.ts"
import type { SpokenTurn } from "#domain/meeting/meeting.ts"
import { Schema } from "effect"

const Moment = Schema.NullOr(Schema.Struct({ relative: Schema.Finite }))

/** Who spoke when, in seconds since the recording began. An end may be missing, and a beginning before it. */
export const SpeakerTimeline = Schema.Array(Schema.Struct({
  participant: Schema.Struct({ name: Schema.NullOr(Schema.String) }),
  start_timestamp: Moment,
  end_timestamp: Moment,
}))

/** A turn without an end lasts until the next begins; the last of all is left out, since nothing says how long it was. */
export const turnsIn = (timeline: typeof SpeakerTimeline.Type): ReadonlyArray<SpokenTurn> =>
  timeline.flatMap(({ participant: { name }, start_timestamp: from, end_timestamp: to }, place) => {
    const until = to ?? timeline[place + 1]?.start_timestamp
    if (name === null || name === "" || !from || !until) return []
    const [begin, end] = [from, until].map(({ relative }) => Math.max(0, Math.round(relative * 1000)))
    if (begin === undefined || end === undefined || end <= begin) return []
    return [{ begin: OffsetMs.make(begin), end: OffsetMs.make(end), name }]
  })
