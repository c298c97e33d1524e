import { Effect } from "effect"
import { isSpoken } from "../../task/source.ts"
import type { Task } from "../../task/task.ts"
import { TranscriptStore } from "../transcript-store.port.ts"

/** Recordings have times, and so do texts that came with them. */
export const isTimed = Effect.fnUntraced(function*({ id, source }: Pick<Task, "id" | "source">) {
  if (isSpoken(source)) return true
  const transcripts = yield* TranscriptStore
  const { segments } = yield* transcripts.range(id, { from: 1, to: null })
  return segments.length > 0
})
