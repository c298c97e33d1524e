import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { Effect } from "effect"
import { atNoon, keepTasks } from "./a-scene.ts"
import { asAda, aTask, taskId } from "./a-task.ts"
import { aTranscript } from "./a-transcript.ts"

/** At noon, Ada has a finished task with these "Name: what was said" lines. */
export const transcribed = <A, E, R>(lines: ReadonlyArray<string>, test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    const transcripts = yield* TranscriptStore
    yield* keepTasks(aTask())
    yield* transcripts.replace(taskId(1), aTranscript(lines))
    return yield* test
  })).pipe(Effect.provide(asAda))

/** The transcript of that task, as one reads it: revision, names, and who says what. */
export const asRead = Effect.gen(function*() {
  const transcripts = yield* TranscriptStore
  const { revision, speakers, columns: { texts, speakerIds } } = yield* transcripts.plain(taskId(1), null)
  return {
    revision,
    speakers: speakers.map(({ id, name }) => `${id} ${name}`),
    lines: texts.map((text, at) => `${speakerIds[at]} ${text}`),
  }
})
