import type { Job } from "#domain/job/job.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { BlobStore } from "#domain/media/blob-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import type { Segment } from "#domain/transcript/transcript.ts"
import { retranscribe } from "#domain/transcript/use-cases/retranscribe.ts"
import { Effect } from "effect"
import { writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { atNoon, keepTasks, keepUsers } from "../a-scene.ts"
import { ada, asAda, aTask, taskId } from "../a-task.ts"
import { aUser } from "../a-user.ts"
import { hearing } from "./a-recording.ts"
import type { Script, scriptedSpeech } from "./scripted-speech.ts"

export const spanId = taskId(8)

const second = (nth: number, text: string, speakerId: string): Segment => ({
  id: SegmentId.make(`g${nth}`),
  begin: (nth - 1) * 10_000,
  end: (nth - 1) * 10_000 + 9000,
  text,
  speakerId,
  words: [{ begin: (nth - 1) * 10_000, end: (nth - 1) * 10_000 + 900, text, confidence: 0.5 }],
})

/** Five lines of nine seconds, ten seconds apart, by Ann and Ben in turn; then a gap of ten seconds. */
export const finishedLines = ["one", "two", "three", "four", "five"].map((text, at) =>
  second(at + 1, text, at % 2 === 0 ? "s1" : "s2")
)

const aFinishedRecording: Task = aTask({
  id: spanId,
  duration: 60,
  parts: [{
    key: `task/${spanId}/source/0`,
    fileName: "a.wav",
    fileSize: 5,
    mediaType: "audio/wav",
    duration: 60,
    offset: 0,
  }],
  coverage: {
    speech: 55_000,
    transcribed: 45_000,
    ratio: 45 / 55,
    gaps: [{ begin: 50_000, end: 60_000, reason: "no-words-heard" }],
    possible: [{ begin: 9000, end: 10_000 }],
  },
})

const words = [0, 1, 2, 3, 4, 5].flatMap((ten) =>
  Array.from({ length: 8 }, (_, nth) => ({ at: ten * 10_000 + nth * 1150, text: nth === 0 ? `again${ten}` : "word" }))
)

/** Eight words in each ten seconds. */
export const spokenAgain: Script = {
  duration: 60_000,
  speech: [],
  hear: ({ begin, end }) =>
    Effect.succeed(
      words.filter(({ at }) => at >= begin && at < end).map(({ at, text }) => `${text}@${at}`).join(" "),
    ),
}

/** How that reads from the nth ten seconds. */
export const readAgain = (ten: number): string => `Again${ten}${" word".repeat(7)}.`

/** At noon, Ada has this recording, finished; whatever is transcribed again is of the script. */
export const finished = <A, E, R>(
  script: Script,
  test: (heard: ReturnType<typeof scriptedSpeech>) => Effect.Effect<A, E, R>,
) =>
  atNoon(hearing(script, (heard) =>
    Effect.gen(function*() {
      const blobs = yield* BlobStore
      const transcripts = yield* TranscriptStore
      const file = join(tmpdir(), `parley-source-${process.pid}-${Math.random()}`)
      writeFileSync(file, "sound")
      yield* keepUsers(aUser())
      yield* keepTasks(aFinishedRecording)
      yield* blobs.moveIn(aFinishedRecording.parts[0]?.key ?? "", file)
      const speakers = [{ id: "s1", name: "Ann" }, { id: "s2", name: "Ben" }]
      yield* transcripts.replace(spanId, { segments: finishedLines, speakers })
      return yield* test(heard)
    }))).pipe(Effect.provide(asAda))

export const again = (wanted: Omit<typeof retranscribe.input.Type, "taskId">) =>
  retranscribe.run({ taskId: spanId, ...wanted })

export const jobAgain = (attempt: number): Job => ({
  kind: "retranscribe",
  taskId: spanId,
  attempt,
  account: ada,
  priority: false,
})

/** Who says what. */
export const saidIn = Effect.gen(function*() {
  const transcripts = yield* TranscriptStore
  const { segments, speakers } = yield* transcripts.get(spanId)
  const names = new Map(speakers.map(({ id, name }) => [id, name]))
  return segments.map(({ speakerId, text }) => `${names.get(speakerId ?? "")} ${text}`)
})
