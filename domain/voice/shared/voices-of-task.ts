import { Effect } from "effect"
import { VoiceEmbedder } from "../../recognition/voice-embedder.port.ts"
import type { Task } from "../../task/task.ts"
import { isPerson } from "../../transcript/people.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import { VoiceStore } from "../voice-store.port.ts"
import { nameKeyOf } from "../voice.ts"

/** What can be said about the voices of a task: who its speakers without a name may be, and whose voices are kept from here. */
export const voicesOfTask = Effect.fnUntraced(function*({ id, ownerId }: Pick<Task, "id" | "ownerId">) {
  const store = yield* VoiceStore
  const model = yield* (yield* VoiceEmbedder).model
  const isOffered = model !== null
  const isOn = isOffered && (yield* store.isOn(ownerId))
  if (!isOn) return { isOffered, isOn, suggestions: [], named: [], kept: [] }
  const { speakers } = yield* (yield* TranscriptStore).plain(id, 0)
  const { wishes, suggestions } = yield* store.ofTask(id)
  const voices = (yield* store.list(ownerId)).filter((one) => one.model === model)
  const names = new Set(speakers.map(({ name }) => nameKeyOf(name)))
  const kept = speakers.filter(({ id: speakerId, name }) => {
    const key = nameKeyOf(name)
    const isWished = wishes.some((one) => one.speakerId === speakerId && nameKeyOf(one.name) === key)
    return isWished || voices.some((voice) =>
      nameKeyOf(voice.name) === key
      && voice.samples.some((sample) => sample.taskId === id && sample.speakerId === speakerId)
    )
  })
  const shown = suggestions.flatMap(({ speakerId, voiceId, likeness }) => {
    const voice = voices.find((one) => one.id === voiceId)
    const speaker = speakers.find((one) => one.id === speakerId)
    // Who has a name needs no other, and nobody is in a recording twice.
    const isOpen = voice !== undefined && speaker !== undefined && !isPerson(speaker.name)
      && !names.has(nameKeyOf(voice.name))
    return isOpen ? [{ speakerId, voiceId, name: voice.name, likeness }] : []
  })
  const named = speakers.filter(({ name }) => isPerson(name)).map((one) => one.id)
  return { isOffered, isOn, suggestions: shown, named, kept: kept.map((one) => one.id) }
})
