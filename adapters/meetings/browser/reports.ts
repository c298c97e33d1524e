import { MeetingReason } from "#domain/meeting/meeting.ts"
import { Schema } from "effect"

const longest = 200
const Name = Schema.String.check(Schema.isMaxLength(longest))
/** A name that fits. */
export const short = (name: string): string => name.slice(0, longest)
const Track = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 499 }))
/** Samples since the guest was let in. */
const Place = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))

/** What the guest's process tells. It runs pages that others wrote, so nothing in it is believed without a check. */
export const Report = Schema.Union([
  Schema.TaggedStruct("Waiting", {}),
  Schema.TaggedStruct("LetIn", {}),
  Schema.TaggedStruct("People", { names: Schema.Array(Name).check(Schema.isMaxLength(1000)) }),
  Schema.TaggedStruct("Track", { track: Track, name: Schema.NullOr(Name) }),
  Schema.TaggedStruct("Sound", { track: Track, at: Place, pcm: Schema.Uint8Array }),
  /** Until where nothing more will come. */
  Schema.TaggedStruct("UpTo", { place: Place }),
  Schema.TaggedStruct("Alive", { memory: Schema.Number }),
  /** The chat could not be written to. */
  Schema.TaggedStruct("Unheard", {}),
])
export type Report = typeof Report.Type

export const Answer = Schema.Struct({ reason: MeetingReason })

/** Milliseconds that a guest waits. */
export const Patience = Schema.Struct({
  /** For the page to show anything that it knows. */
  page: Schema.Number,
  /** To be let in. */
  door: Schema.Number,
  /** Alone, when nobody ever came. */
  alone: Schema.Number,
  /** After the last of the others has left. */
  empty: Schema.Number,
})
export type Patience = typeof Patience.Type

const minute = 60_000
export const usualPatience: Patience = { page: minute, door: 10 * minute, alone: 5 * minute, empty: minute }

export const Request = Schema.Struct({
  service: Schema.Literals(["jitsi", "google-meet"]),
  url: Schema.String,
  name: Schema.String,
  announcement: Schema.String,
  dismissals: Schema.Array(Schema.String),
  passcode: Schema.NullOr(Schema.String),
  /** The program, and the socket of the proxy. */
  browser: Schema.String,
  socket: Schema.String,
  patience: Patience,
  /** Bytes of memory of all its processes. */
  memory: Schema.Number,
})
export type Request = typeof Request.Type
