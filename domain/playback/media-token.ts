import { DateTime, Option, Schema } from "effect"
import type { Actor } from "../kernel/actor.ts"
import { TaskId, UserId } from "../kernel/ids.ts"

/** What a link to a recording stands for: one file of one task, or with null the one made for playback. */
export const MediaTokenPayload = Schema.Struct({
  task: TaskId,
  part: Schema.NullOr(Schema.Int),
  /** Whose link it is: a collaborator's ends with their access. Absent for the operator. */
  user: Schema.optionalKey(UserId),
  /** Milliseconds since 1970. */
  until: Schema.Finite,
})
export type MediaTokenPayload = typeof MediaTokenPayload.Type

const Text = Schema.fromJsonString(MediaTokenPayload)
const decode = Schema.decodeUnknownOption(Text)

/** A link of this caller. */
export const payloadFor = (
  actor: Actor,
  file: Pick<MediaTokenPayload, "task" | "part">,
  expiresAt: DateTime.Utc,
): MediaTokenPayload => ({
  ...file,
  ...(actor._tag === "User" && { user: actor.id }),
  until: expiresAt.epochMilliseconds,
})

/** The text that is signed. */
export const textOfPayload = Schema.encodeSync(Text)

/** What a signed text stands for, until it expires. */
export const payloadOfText = (text: string, now: DateTime.Utc): Option.Option<MediaTokenPayload> =>
  Option.filter(decode(text), ({ until }) => until > now.epochMilliseconds)

/** Links last six to seven hours, and are the same within an hour: a page that is loaded again plays from its cache. */
export const linkExpiry = (now: DateTime.Utc): DateTime.Utc => DateTime.add(DateTime.startOf(now, "hour"), { hours: 7 })
