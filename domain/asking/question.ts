import { Result } from "effect"
import { maxCharacters, notBlank, StorableText } from "../kernel/text-rules.ts"
import { TranscriptNotReady } from "../task/errors.ts"
import type { Task } from "../task/task.ts"
import type { Line } from "../transcript/transcript.ts"
import { NothingToAsk } from "./errors.ts"

/** The longest question, in characters. */
const maxQuestion = 1000

export const Question = StorableText.check(notBlank, maxCharacters(maxQuestion))

/** Questions need content that no longer changes by itself. */
export const requireContent = (
  { id, transcription }: Pick<Task, "id" | "transcription">,
  lines: ReadonlyArray<Pick<Line, "text">>,
): Result.Result<void, TranscriptNotReady | NothingToAsk> => {
  if (transcription._tag === "Waiting" || transcription._tag === "Running") {
    return Result.fail(new TranscriptNotReady({ taskId: id }))
  }
  return transcription._tag === "Completed" && lines.some(({ text }) => text.trim() !== "")
    ? Result.succeed(undefined)
    : Result.fail(new NothingToAsk({ taskId: id }))
}
