import { DateTime, Effect } from "effect"
import { IdSource } from "../../kernel/id-source.port.ts"
import { VoiceId } from "../../kernel/ids.ts"
import type { Task } from "../../task/task.ts"
import { isPerson } from "../../transcript/people.ts"
import { TranscriptStore } from "../../transcript/transcript-store.port.ts"
import type { Vector } from "../likeness.ts"
import { recognised, thresholdOf } from "../recognise.ts"
import { noVoices, type TaskVoices, withSuggestions } from "../task-voices.ts"
import { VoiceStore } from "../voice-store.port.ts"
import { nameKeyOf, vectorOf, voicesPerAccount, withoutSample, withSample } from "../voice.ts"

/** What a model heard of the speakers of a task; null where there is too little. */
export interface HeardVoices {
  readonly model: string
  readonly vectors: ReadonlyMap<string, Vector | null>
}

/**
 * Keeps the voices that were asked for, and suggests who the speakers without a name are. Whatever it is called with again
 * counts once. Call it in a transaction with the owner's account locked.
 */
export const learnVoices = Effect.fnUntraced(function*(
  { id: taskId, ownerId }: Pick<Task, "id" | "ownerId">,
  { model, vectors }: HeardVoices,
) {
  const store = yield* VoiceStore
  if (!(yield* store.isOn(ownerId))) return yield* store.saveOfTask(taskId, noVoices)
  const state = yield* store.ofTask(taskId)
  const heard = state.wishes.filter(({ speakerId }) => vectors.has(speakerId))
  for (const wish of heard) yield* keep({ taskId, ownerId }, model, wish, vectors.get(wish.speakerId) ?? null)
  const wishes = state.wishes.filter((one) => !heard.includes(one))
  yield* store.saveOfTask(
    taskId,
    withSuggestions({ ...state, wishes }, yield* suggested(taskId, ownerId, model, vectors)),
  )
})

/** Adds to the voice of this name, or makes it new: also if another model made it, since then nothing of it can be used. */
const keep = Effect.fnUntraced(function*(
  { taskId, ownerId }: { readonly taskId: Task["id"]; readonly ownerId: Task["ownerId"] },
  model: string,
  { speakerId, name }: TaskVoices["wishes"][number],
  vector: Vector | null,
) {
  const store = yield* VoiceStore
  const { next } = yield* IdSource
  if (vector === null) return
  const now = yield* DateTime.now
  const voices = yield* store.list(ownerId)
  const known = voices.find((one) => nameKeyOf(one.name) === nameKeyOf(name))
  if (known === undefined && voices.length >= voicesPerAccount) return
  // Of whom this speaker was before: a corrected name takes what was learnt under the wrong one with it.
  for (const other of voices.filter((one) => one.id !== known?.id)) {
    const samples = withoutSample(other.samples, { taskId, speakerId })
    if (samples.length === 0) yield* Effect.ignore(store.remove(other.id, ownerId))
    else if (samples.length < other.samples.length) yield* store.save({ ...other, samples, updatedAt: now })
  }
  const before = known?.model === model ? known.samples : []
  yield* store.save({
    id: known?.id ?? VoiceId.make(yield* next),
    ownerId,
    name: known?.name ?? name,
    model,
    samples: withSample(before, { taskId, speakerId, vector }),
    createdAt: known?.createdAt ?? now,
    updatedAt: now,
  })
})

const suggested = Effect.fnUntraced(function*(
  taskId: Task["id"],
  ownerId: Task["ownerId"],
  model: string,
  vectors: HeardVoices["vectors"],
) {
  const { speakers } = yield* (yield* TranscriptStore).plain(taskId, 0)
  const names = new Set(speakers.map(({ name }) => nameKeyOf(name)))
  const voices = (yield* (yield* VoiceStore).list(ownerId)).filter((one) =>
    one.model === model && !names.has(nameKeyOf(one.name))
  )
  const unnamed = speakers.flatMap(({ id: speakerId, name }) => {
    const vector = vectors.get(speakerId) ?? null
    return vector === null || isPerson(name) ? [] : [{ speakerId, vector }]
  })
  return recognised(unnamed, voices.map((one) => ({ id: one.id, vector: vectorOf(one) })), thresholdOf(model))
})
