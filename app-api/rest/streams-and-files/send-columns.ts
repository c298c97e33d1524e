import type { TaskId } from "#domain/kernel/ids.ts"
import { requireTask } from "#domain/task/shared/require-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { getColumns } from "#domain/transcript/use-cases/get-columns.ts"
import { Effect, Schema } from "effect"
import { HttpServerResponse } from "effect/http"
import { success } from "../envelope.ts"

const encode = Schema.encodeSync(getColumns.output)

/**
 * The columns of a transcript. Under the address of the revision they have, caches keep them for good; under any other
 * one they are revalidated each time, so that no cache ever holds a text under a revision it did not have.
 */
export const sendColumns = Effect.fnUntraced(
  function*(taskId: TaskId, asked: number | undefined, known: string | undefined) {
    const { transcription } = yield* requireTask(taskId)
    const transcripts = yield* TranscriptStore
    if (transcription._tag === "Completed" && known !== undefined) {
      const revision = yield* transcripts.revision(taskId)
      if (known.split(",").some((tag) => tag.trim() === tagOf(revision))) {
        return HttpServerResponse.empty({ status: 304, headers: headersOf(revision, asked) })
      }
    }
    const columns = yield* getColumns.run({ taskId })
    return HttpServerResponse.jsonUnsafe(success(encode(columns)), {
      headers: columns.isComplete ? headersOf(columns.revision, asked) : growing,
    })
  },
)

const tagOf = (revision: number): string => `W/"${revision}"`

const growing = { "cache-control": "private, no-cache" }

const headersOf = (revision: number, asked: number | undefined) => ({
  etag: tagOf(revision),
  // Another account in the same browser must not be answered from its cache.
  vary: "Authorization",
  "cache-control": asked === revision ? "private, max-age=31536000, immutable" : "private, no-cache",
})
