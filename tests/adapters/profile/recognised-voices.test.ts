import { speakers } from "#adapters/profile/speakers.ts"
import { settings } from "#adapters/system/config/settings.ts"
import { firstSettings } from "#domain/engine/engine-settings.ts"
import { EngineStore } from "#domain/engine/engine-store.port.ts"
import { ModelCatalogue } from "#domain/engine/model-catalogue.port.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { MediaTool } from "#domain/media/media-tool.port.ts"
import { recogniseVoices } from "#domain/pipeline/jobs/recognise-voices.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { acceptSuggestion } from "#domain/voice/use-cases/accept-suggestion.ts"
import { getTaskVoices } from "#domain/voice/use-cases/get-task-voices.ts"
import { keepVoice } from "#domain/voice/use-cases/keep-voice.ts"
import { listVoices } from "#domain/voice/use-cases/list-voices.ts"
import { switchRecognition } from "#domain/voice/use-cases/switch-recognition.ts"
import { keepTasks, keepUsers } from "#tests/support/a-scene.ts"
import { ada, aTask, taskId } from "#tests/support/a-task.ts"
import { aTranscript } from "#tests/support/a-transcript.ts"
import { aUser } from "#tests/support/a-user.ts"
import { servedSpeakers } from "#tests/support/engines/toy-speakers.ts"
import { aRecording, recordingFile } from "#tests/support/fake-openai/a-recording.ts"
import { memoryPorts } from "#tests/support/memory-ports.ts"
import { inFolder } from "#tests/support/speech/temporary-folder.ts"
import { assert, it } from "@effect/vitest"
import { ConfigProvider, Effect, Layer, Result } from "effect"

const recording = aRecording(`${"One two three four five six seven eight nine ten eleven twelve. ".repeat(2)}End.`)

const job = (nth: number) =>
  ({ kind: "voices", taskId: taskId(nth), attempt: 1, account: ada, priority: false }) as const

it.live("a model of this machine recognises a voice that was kept from one recording in another", () =>
  inFolder(Effect.fnUntraced(function*(folder) {
    const { model } = yield* servedSpeakers()
    const provider = ConfigProvider.layer(ConfigProvider.fromEnv({ env: { DATA_DIR: folder } }))
    const given = yield* Effect.provide(settings, provider)
    const audio = yield* recordingFile(recording)
    const media = Layer.mock(MediaTool)({ normalise: () => Effect.succeed({ audio, offsets: [0], sound: [] }) })
    const engines = speakers(given).pipe(
      Layer.provide(Layer.succeed(ModelCatalogue, { models: [model] })),
    )
    yield* Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* keepTasks(aTask({ parts: [] }), aTask({ id: taskId(2), parts: [] }))
      const { replace } = yield* TranscriptStore
      yield* replace(taskId(1), aTranscript(["Anna: One", "Anna: Two", "Anna: Three"]))
      yield* replace(taskId(2), aTranscript(["Speaker 1: One", "Speaker 1: Two", "Speaker 1: Three"]))
      assert.isFalse((yield* getTaskVoices.run({ taskId: taskId(1) })).isOffered)
      yield* (yield* EngineStore).modify((current) =>
        Result.succeed({
          ...current,
          chosen: { ...firstSettings.chosen, speakers: model.name },
          installations: { [model.name]: { _tag: "Installed" as const, minutesPerHour: null } },
        })
      )
      yield* switchRecognition.run({ isOn: true })
      yield* keepVoice.run({ taskId: taskId(1), speakerId: "s1", isKept: true })
      yield* recogniseVoices(job(1))
      yield* recogniseVoices(job(2))
      const [found] = (yield* getTaskVoices.run({ taskId: taskId(2) })).suggestions
      if (found === undefined) return assert.fail("nobody is suggested")
      assert.approximately(found.likeness, 1, 1e-3)
      const { speakerId, voiceId } = found
      const { speakers: named } = yield* acceptSuggestion.run({ taskId: taskId(2), speakerId, voiceId })
      assert.deepStrictEqual(named.map(({ name }) => name), ["Anna"])
      yield* recogniseVoices(job(2))
      assert.deepStrictEqual((yield* listVoices.run({})).items.map(({ recordings }) => recordings), [2])
    }).pipe(
      Effect.provide(Layer.mergeAll(engines, media).pipe(Layer.provideMerge(memoryPorts))),
      Effect.provideService(CurrentActor, { _tag: "User", id: ada }),
    )
  })))
