import { Schema } from "effect"
import { VoiceId } from "../kernel/ids.ts"

const Pair = Schema.Struct({ speakerId: Schema.String, voiceId: VoiceId })
type Pair = typeof Pair.Type

/** What the owner of a task has asked for and may be asked about its voices; no vectors: only kept voices have those. */
export const TaskVoices = Schema.Struct({
  /** Speakers whose voices are still to be kept, and as whose. */
  wishes: Schema.Array(Schema.Struct({ speakerId: Schema.String, name: Schema.NonEmptyString })),
  suggestions: Schema.Array(Schema.Struct({ ...Pair.fields, likeness: Schema.Finite })),
  /** Suggestions that were declined: they are not made again. */
  dismissed: Schema.Array(Pair),
})
export type TaskVoices = typeof TaskVoices.Type

export const noVoices: TaskVoices = { wishes: [], suggestions: [], dismissed: [] }

const isPair = (one: Pair) => (other: Pair): boolean =>
  one.speakerId === other.speakerId && one.voiceId === other.voiceId

export const withWish = (state: TaskVoices, speakerId: string, name: string): TaskVoices => ({
  ...state,
  wishes: [...state.wishes.filter((one) => one.speakerId !== speakerId), { speakerId, name }],
  suggestions: state.suggestions.filter((one) => one.speakerId !== speakerId),
})

export const withoutWish = (state: TaskVoices, speakerId: string): TaskVoices => ({
  ...state,
  wishes: state.wishes.filter((one) => one.speakerId !== speakerId),
})

export const withDismissed = (state: TaskVoices, pair: Pair): TaskVoices => ({
  ...state,
  suggestions: state.suggestions.filter((one) => !isPair(pair)(one)),
  dismissed: [...state.dismissed.filter((one) => !isPair(pair)(one)), pair],
})

/** Without those that were declined. */
export const withSuggestions = (state: TaskVoices, found: TaskVoices["suggestions"]): TaskVoices => ({
  ...state,
  suggestions: found.filter((one) => !state.dismissed.some(isPair(one))),
})
