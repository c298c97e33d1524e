import { Schema } from "effect"
import { VoiceId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import type { Voice } from "./voice.ts"

/** A kept voice as its owner sees it, without the numbers. */
export const VoiceView = wireAs("Voice", {
  id: VoiceId,
  name: Schema.String,
  /** How many recordings it was made from, of those that still count. */
  recordings: Schema.Int,
  /** False if another model made it: it is not compared until the speaker is named again. */
  isCurrent: Schema.Boolean,
  createdAt: Schema.DateTimeUtcFromString,
  updatedAt: Schema.DateTimeUtcFromString,
})

export const viewOf = (
  { id, name, model, samples, createdAt, updatedAt }: Voice,
  current: string | null,
): typeof VoiceView.Type => ({
  id,
  name,
  recordings: new Set(samples.map(({ taskId }) => taskId)).size,
  isCurrent: model === current,
  createdAt,
  updatedAt,
})
