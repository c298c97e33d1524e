import type { DateTime } from "effect"
import type { Draft } from "../analysis/analysis.ts"
import { coverageOf } from "../recognition/coverage.ts"
import { type NewTask, newTask } from "../task/new-task.ts"
import { noWork } from "../task/task-work.ts"
import type { Task } from "../task/task.ts"
import type { Transcript } from "../transcript/transcript.ts"
import { optionsFrom } from "./transcription-options.ts"

/** A short recording with everything that the product creates from one. */
export interface Example {
  readonly title: string
  /** ISO 639-1 language of the recording and its summary. */
  readonly language: string
  readonly sound: {
    readonly fileName: string
    readonly mediaType: string
    readonly bytes: Uint8Array
    /** Milliseconds. */
    readonly duration: number
    /** In the form in which waveforms are stored. */
    readonly waveform: Uint8Array
  }
  readonly transcript: Transcript
  readonly draft: Draft
  /** The name of the analyst that wrote the draft. */
  readonly analyst: string
}

/** The example as an ordinary finished task, except that it cost no minutes. */
export const exampleTask = (
  who: Pick<NewTask, "id" | "ownerId" | "requestId">,
  { title, language, sound, transcript, analyst }: Example,
  now: DateTime.Utc,
): Task => {
  const { fileName, mediaType, bytes } = sound
  const duration = sound.duration / 1000
  const key = `task/${who.id}/source/0`
  const facts = {
    ...who,
    folderId: null,
    title,
    source: "audio" as const,
    parts: [{ key, fileName, fileSize: bytes.length, mediaType, duration, offset: 0 }],
    options: optionsFrom({ language }),
    minutes: 0,
    duration,
    fileSize: bytes.length,
  }
  return {
    ...newTask(facts, now),
    work: { ...noWork, attempt: 1 },
    transcription: { _tag: "Completed", at: now },
    transcribedAt: now,
    analysis: { _tag: "Completed", at: now },
    analyst,
    coverage: coverageOf(transcript.segments, []),
    playback: { _tag: "Ready", key, kind: "audio", mediaType, duration },
    isExample: true,
  }
}
