import { Schema } from "effect"
import { VoiceId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"

const Suggestion = wireAs("VoiceSuggestion", {
  speakerId: Schema.String,
  voiceId: VoiceId,
  /** Whose voice it may be. */
  name: Schema.String,
  /** How alike the voices are, up to 1. It is not a probability. */
  likeness: Schema.Finite,
})

export const TaskVoicesView = wireAs("TaskVoices", {
  /** Whether this server has a model that compares voices. */
  isOffered: Schema.Boolean,
  isOn: Schema.Boolean,
  suggestions: Schema.Array(Suggestion),
  /** Ids of the speakers who have a name: the others' voices are not kept. */
  named: Schema.Array(Schema.String),
  /** Ids of the speakers whose voices are kept from this recording. */
  kept: Schema.Array(Schema.String),
})
