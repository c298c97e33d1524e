import { VoiceNotFound } from "#domain/voice/errors.ts"
import { noVoices } from "#domain/voice/task-voices.ts"
import { VoiceStore } from "#domain/voice/voice-store.port.ts"
import type { Voice } from "#domain/voice/voice.ts"
import { Effect, Layer, Order } from "effect"
import { put, State, without } from "./state.ts"
import type { Tables } from "./tables.ts"

const byName = Order.combine(
  Order.mapInput(Order.String, ({ name }: Voice) => name),
  Order.mapInput(Order.String, ({ id }: Voice) => id),
)

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  return VoiceStore.of({
    isOn: (owner) => read(({ voiceRecognition }) => voiceRecognition.has(owner)),
    setOn: (owner, isOn) =>
      write((tables) =>
        isOn
          ? { voiceRecognition: put(tables.voiceRecognition, owner, true) }
          : { voiceRecognition: without(tables.voiceRecognition, [owner]), taskVoices: withoutTasksOf(tables, owner) }
      ),
    list: (owner) =>
      read(({ voices }) => Array.from(voices.values()).filter(({ ownerId }) => ownerId === owner).toSorted(byName)),
    save: (voice) => write(({ voices }) => ({ voices: put(voices, voice.id, voice) })),
    remove: (id, owner) =>
      transaction(Effect.gen(function*() {
        const found = yield* read(({ voices }) => voices.get(id))
        if (found?.ownerId !== owner) return yield* new VoiceNotFound()
        return yield* write(({ voices }) => ({ voices: without(voices, [id]) }))
      })),
    clear: (owner) =>
      write((tables) => ({
        voices: new Map(Array.from(tables.voices).filter(([, { ownerId }]) => ownerId !== owner)),
        taskVoices: withoutTasksOf(tables, owner),
      })),
    ofTask: (id) => read(({ taskVoices }) => taskVoices.get(id) ?? noVoices),
    saveOfTask: (id, found) =>
      write(({ tasks, taskVoices }) => tasks.has(id) ? { taskVoices: put(taskVoices, id, found) } : {}),
  })
})

export const layer = Layer.effect(VoiceStore, make)

const withoutTasksOf = ({ tasks, taskVoices }: Tables, owner: string): Tables["taskVoices"] =>
  new Map(Array.from(taskVoices).filter(([id]) => tasks.get(id)?.ownerId !== owner))
