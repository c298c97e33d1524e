import { CurrentActor } from "#domain/kernel/actor.ts"
import { recogniseVoices } from "#domain/pipeline/jobs/recognise-voices.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { switchRecognition } from "#domain/voice/use-cases/switch-recognition.ts"
import { Effect } from "effect"
import { atNoon, keepTasks, keepUsers } from "../a-scene.ts"
import { ada, aTask, taskId } from "../a-task.ts"
import { aTranscript } from "../a-transcript.ts"
import { aUser } from "../a-user.ts"
import { scriptedSpeech } from "../pipeline/scripted-speech.ts"
import { fakeVoiceEmbedder, type FakeVoices } from "./fake-voice-embedder.ts"

const voicesJob = (nth: number) =>
  ({ kind: "voices", taskId: taskId(nth), attempt: 1, account: ada, priority: false }) as const

/** Listens to the speakers of a task. */
export const listen = (nth: number) => recogniseVoices(voicesJob(nth))

/**
 * Two recordings of Ada, who has voices recognised: Anna and Speaker 2, whose first lines begin at 0 and 4 seconds; then
 * Speaker 1 and Speaker 2 in the same order.
 */
export const voiceScene = <A, E, R>(fake: FakeVoices, test: Effect.Effect<A, E, R>) => {
  const { layer } = scriptedSpeech({ duration: 60_000, speech: [], hear: () => Effect.succeed("") })
  return atNoon(Effect.provide(
    Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* keepTasks(aTask({ parts: [] }), aTask({ id: taskId(2), parts: [] }))
      const { replace } = yield* TranscriptStore
      yield* replace(taskId(1), aTranscript(["Anna: Good morning", "Speaker 2: Hello", "Anna: And goodbye"]))
      yield* replace(taskId(2), aTranscript(["Speaker 1: Here again", "Speaker 2: Me too"]))
      yield* switchRecognition.run({ isOn: true })
      return yield* test
    }),
    [layer, fakeVoiceEmbedder(fake)],
  )).pipe(Effect.provideService(CurrentActor, { _tag: "User", id: ada }))
}
