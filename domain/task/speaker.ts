import { Schema } from "effect"
import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"

/** `merged` are the ids of speakers that were merged into this one, if any: texts that refer to them mean this one. */
export const Speaker = Schema.Struct({
  id: Schema.String,
  name: Schema.NonEmptyString,
  merged: Schema.optionalKey(Schema.Array(Schema.String)),
}).annotate({ identifier: "Speaker" })
export type Speaker = typeof Speaker.Type

/** A speaker's name: 1 to 100 characters, not blank. */
export const SpeakerName = StorableText.check(notBlank, maxCharacters(100))

/** The id of a participant in a meeting's lines while it lasts: later, speakers are numbered as in every transcript. */
export const liveSpeakerId = (track: number): string => `track_${track}`
