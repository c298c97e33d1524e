import { CurrentActor } from "#domain/kernel/actor.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { noVoices } from "#domain/voice/task-voices.ts"
import { acceptSuggestion } from "#domain/voice/use-cases/accept-suggestion.ts"
import { deleteVoices } from "#domain/voice/use-cases/delete-voices.ts"
import { dismissSuggestion } from "#domain/voice/use-cases/dismiss-suggestion.ts"
import { getTaskVoices } from "#domain/voice/use-cases/get-task-voices.ts"
import { keepVoice } from "#domain/voice/use-cases/keep-voice.ts"
import { listVoices } from "#domain/voice/use-cases/list-voices.ts"
import { renameVoice } from "#domain/voice/use-cases/rename-voice.ts"
import { switchRecognition } from "#domain/voice/use-cases/switch-recognition.ts"
import { VoiceStore } from "#domain/voice/voice-store.port.ts"
import { samplesPerVoice } from "#domain/voice/voice.ts"
import { jobs } from "#tests/support/memory/job-queue.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import { keepTasks, keepUsers, refusal } from "../../support/a-scene.ts"
import { ada, aTask, bob, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { aUser } from "../../support/a-user.ts"
import { listen, voiceScene } from "../../support/voice/a-voice-scene.ts"
import { aVoice, voiceId } from "../../support/voice/a-voice.ts"
import { fakeVoices } from "../../support/voice/fake-voice-embedder.ts"

/** Anna in both recordings, a little different, and others who are like nobody. */
const voices = () => {
  const fake = fakeVoices()
  fake.at.set(0, [1, 0, 0]).set(4000, [0, 1, 0])
  return fake
}

const [first, second] = [taskId(1), taskId(2)]
const keepAnna = Effect.andThen(keepVoice.run({ taskId: first, speakerId: "s1", isKept: true }), listen(1))
const suggestions = Effect.map(getTaskVoices.run({ taskId: second }), (found) => found.suggestions)
const suggestedAnna = Effect.gen(function*() {
  const [found] = yield* suggestions
  return found ?? assert.fail("nobody is suggested")
})

describe("voices", () => {
  it.effect("of people who were named are recognised in later recordings, and known better once accepted", () =>
    voiceScene(
      voices(),
      Effect.gen(function*() {
        const { kept } = yield* keepVoice.run({ taskId: first, speakerId: "s1", isKept: true })
        assert.deepStrictEqual(kept, ["s1"])
        assert.strictEqual((yield* jobs).length, 1)
        yield* listen(1)
        assert.deepStrictEqual((yield* getTaskVoices.run({ taskId: first })).kept, ["s1"])
        yield* listen(2)
        const { voiceId, ...found } = yield* suggestedAnna
        assert.deepStrictEqual(found, { speakerId: "s1", name: "Anna", likeness: 1 })
        const { speakers } = yield* acceptSuggestion.run({ taskId: second, speakerId: "s1", voiceId })
        assert.deepStrictEqual(speakers.map(({ name }) => name), ["Anna", "Speaker 2"])
        assert.deepStrictEqual(yield* suggestions, [])
        yield* listen(2)
        const { items } = yield* listVoices.run({})
        assert.deepStrictEqual(items.map(({ name, recordings, isCurrent }) => [name, recordings, isCurrent]), [[
          "Anna",
          2,
          true,
        ]])
      }),
    ))

  it.effect("are not suggested again once dismissed", () =>
    voiceScene(
      voices(),
      Effect.gen(function*() {
        yield* keepAnna
        yield* listen(2)
        const { voiceId } = yield* suggestedAnna
        const left = yield* dismissSuggestion.run({ taskId: second, speakerId: "s1", voiceId })
        assert.deepStrictEqual(left.suggestions, [])
        yield* listen(2)
        assert.deepStrictEqual(yield* suggestions, [])
        assert.strictEqual(
          yield* refusal(acceptSuggestion.run({ taskId: second, speakerId: "s1", voiceId })),
          "VoiceNotFound",
        )
      }),
    ))

  it.effect("are kept of nobody while it is off, without a model, or without a name", () => {
    const fake = voices()
    return voiceScene(
      fake,
      Effect.gen(function*() {
        assert.strictEqual(
          yield* refusal(keepVoice.run({ taskId: first, speakerId: "s2", isKept: true })),
          "SpeakerUnnamed",
        )
        yield* keepAnna
        yield* listen(2)
        yield* switchRecognition.run({ isOn: false })
        assert.deepStrictEqual(yield* suggestions, [])
        assert.strictEqual(yield* refusal(keepAnna), "VoicesOff")
        yield* listen(2)
        assert.deepStrictEqual(yield* (yield* VoiceStore).ofTask(second), noVoices)
        assert.lengthOf((yield* listVoices.run({})).items, 1)
        yield* switchRecognition.run({ isOn: true })
        fake.model = null
        assert.isFalse((yield* getTaskVoices.run({ taskId: second })).isOffered)
        assert.strictEqual(yield* refusal(keepAnna), "VoicesOff")
      }),
    )
  })

  it.effect("of another model are not compared, and are renewed when the speaker is kept again", () => {
    const fake = voices()
    return voiceScene(
      fake,
      Effect.gen(function*() {
        yield* keepAnna
        fake.model = "toy 2"
        fake.heard.length = 0
        yield* listen(2)
        // Nothing to compare with: nothing is decoded.
        assert.deepStrictEqual(fake.heard, [])
        assert.deepStrictEqual(yield* suggestions, [])
        assert.isFalse((yield* listVoices.run({})).items[0]?.isCurrent)
        yield* keepAnna
        yield* listen(2)
        assert.strictEqual((yield* suggestedAnna).name, "Anna")
        assert.lengthOf((yield* listVoices.run({})).items, 1)
      }),
    )
  })

  it.effect("are taken back with what was learnt from a recording, also after its speaker gets another name", () =>
    voiceScene(
      voices(),
      Effect.gen(function*() {
        yield* keepAnna
        yield* (yield* TranscriptStore).saveSpeakers(first, [{ id: "s1", name: "Zoe" }, {
          id: "s2",
          name: "Speaker 2",
        }])
        yield* keepAnna
        assert.deepStrictEqual((yield* listVoices.run({})).items.map(({ name }) => name), ["Zoe"])
        const { kept } = yield* keepVoice.run({ taskId: first, speakerId: "s1", isKept: false })
        assert.deepStrictEqual(kept, [])
        assert.deepStrictEqual((yield* listVoices.run({})).items, [])
      }),
    ))

  it.effect("are made from a few recordings, the same one counted once", () =>
    voiceScene(
      voices(),
      Effect.gen(function*() {
        const { list } = yield* VoiceStore
        for (let nth = 3; nth < 3 + samplesPerVoice; nth++) {
          yield* keepTasks(aTask({ id: taskId(nth), parts: [] }))
          yield* (yield* TranscriptStore).replace(taskId(nth), aTranscript(["Anna: Hello"]))
          yield* keepVoice.run({ taskId: taskId(nth), speakerId: "s1", isKept: true })
          yield* listen(nth)
        }
        yield* keepAnna
        yield* keepAnna
        const [anna] = yield* list(ada)
        assert.deepStrictEqual(anna?.samples.at(-1)?.taskId, first)
        assert.lengthOf(anna?.samples ?? [], samplesPerVoice)
      }),
    ))

  it.effect("can be renamed, but not to the name of another, and all be deleted", () =>
    voiceScene(
      voices(),
      Effect.gen(function*() {
        const store = yield* VoiceStore
        yield* store.save(aVoice())
        yield* store.save(aVoice({ id: voiceId(2), name: "Zoe" }))
        assert.strictEqual(yield* refusal(renameVoice.run({ id: voiceId(1), name: "ＺＯＥ" })), "VoiceExists")
        assert.strictEqual((yield* renameVoice.run({ id: voiceId(1), name: " Anne " })).name, "Anne")
        assert.strictEqual(yield* refusal(renameVoice.run({ id: voiceId(3), name: "X" })), "VoiceNotFound")
        assert.deepStrictEqual(yield* deleteVoices.run({}), { deleted: 2 })
        assert.deepStrictEqual((yield* listVoices.run({})).items, [])
      }),
    ))

  it.effect("of another account are never used, listed or changed", () =>
    voiceScene(
      voices(),
      Effect.gen(function*() {
        yield* (yield* VoiceStore).save(aVoice({ ownerId: bob }))
        yield* listen(2)
        assert.deepStrictEqual(yield* suggestions, [])
        assert.deepStrictEqual((yield* listVoices.run({})).items, [])
        assert.strictEqual(yield* refusal(renameVoice.run({ id: voiceId(1), name: "X" })), "VoiceNotFound")
        yield* deleteVoices.run({})
        assert.lengthOf(yield* (yield* VoiceStore).list(bob), 1)
      }),
    ))

  it.effect("are nobody's business but the owner's: not of the operator, nor of strangers", () =>
    voiceScene(
      voices(),
      Effect.gen(function*() {
        yield* keepUsers(aUser({ id: bob, email: null }))
        yield* keepAnna
        yield* listen(2)
        const asked = refusal(getTaskVoices.run({ taskId: second }))
        assert.strictEqual(yield* Effect.provideService(asked, CurrentActor, { _tag: "User", id: bob }), "TaskNotFound")
        assert.strictEqual(yield* Effect.provideService(asked, CurrentActor, { _tag: "Operator" }), "SignInRequired")
      }),
    ))
})
