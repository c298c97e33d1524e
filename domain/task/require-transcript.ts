import { Result } from "effect"
import { TranscriptMissing, TranscriptNotReady } from "./errors.ts"
import type { Task } from "./task.ts"

/** Refuses a task without a transcript, whether it is still to come or never will. */
export const requireTranscript = (
  { id, transcription }: Pick<Task, "id" | "transcription">,
): Result.Result<void, TranscriptNotReady | TranscriptMissing> => {
  if (transcription._tag === "Completed") return Result.succeed(undefined)
  const isToCome = transcription._tag === "Waiting" || transcription._tag === "Running"
  return Result.fail(isToCome ? new TranscriptNotReady({ taskId: id }) : new TranscriptMissing({ taskId: id }))
}
