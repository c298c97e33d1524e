import { Effect } from "effect"
import type { Work } from "../../recognition/work.ts"
import { NothingTranscribed } from "../errors.ts"

/** If chunks failed and none has words, the task fails, rather than having an empty transcript. */
export const refuseIfNothing = (work: Work): Effect.Effect<void, NothingTranscribed> => {
  const failed = work.chunks.filter(({ state }) => state === "failed")
  return failed.length > 0 && work.chunks.every(({ result }) => result === null || result.words.length === 0)
    ? Effect.fail(new NothingTranscribed({ reason: failed[0]?.failure ?? "unknown" }))
    : Effect.void
}
