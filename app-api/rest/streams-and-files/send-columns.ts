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
    return HttpServerResponse.text(yield* written(columns), {
      contentType: "application/json",
      headers: columns.isComplete ? headersOf(columns.revision, asked) : growing,
    })
  },
)

type Columns = (typeof getColumns)["output"]["Type"]

/** Lines that are written at a time: all at once would hold up everybody else. */
const slice = 2000

/** The answer as JSON: its beginning, and then slice by slice what each column holds. */
const written = Effect.fnUntraced(function*(columns: Columns) {
  const starts = Array.from({ length: Math.ceil(columns.ids.length / slice) }, (_, nth) => nth * slice)
  const slices = yield* Effect.forEach(
    starts,
    (from) => Effect.map(Effect.yieldNow, () => encode(sliced(columns, from, from + slice))),
  )
  const around = JSON.stringify(success(encode(sliced(columns, 0, 0))))
  return names.reduce(
    (json, name) =>
      json.replace(`"${name}":[]`, () => `"${name}":[${slices.map((one) => inner(one[name])).join(",")}]`),
    around,
  )
})

/** As they are called on the wire. */
const names = ["ids", "begins", "ends", "texts", "speaker_of", "doubts"] as const

const inner = (values: ReadonlyArray<unknown>): string => JSON.stringify(values).slice(1, -1)

const sliced = (columns: Columns, from: number, to: number): Columns => ({
  ...columns,
  ids: columns.ids.slice(from, to),
  begins: columns.begins.slice(from, to),
  ends: columns.ends.slice(from, to),
  texts: columns.texts.slice(from, to),
  speakerOf: columns.speakerOf.slice(from, to),
  doubts: columns.doubts.slice(from, to),
})

const tagOf = (revision: number): string => `W/"${revision}"`

const growing = { "cache-control": "private, no-cache" }

const headersOf = (revision: number, asked: number | undefined) => ({
  etag: tagOf(revision),
  // Another account in the same browser must not be answered from its cache.
  vary: "Authorization",
  "cache-control": asked === revision ? "private, max-age=31536000, immutable" : "private, no-cache",
})
