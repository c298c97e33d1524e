import type { TaskId } from "#domain/kernel/ids.ts"
import { getWaveform } from "#domain/playback/use-cases/get-waveform.ts"
import { Effect, Schema } from "effect"
import { HttpServerResponse } from "effect/http"
import { entityTag, isUnchanged } from "../../request/entity-tag.ts"
import { success } from "../envelope.ts"

const encode = Schema.encodeSync(getWaveform.output)

/** A waveform never changes once it is there: browsers keep it for good. */
export const sendWaveform = Effect.fnUntraced(function*(taskId: TaskId, known: string | undefined) {
  const body = success(encode(yield* getWaveform.run({ taskId })))
  const headers = {
    etag: entityTag(JSON.stringify(body)),
    // Another account in the same browser must not be answered from its cache.
    vary: "Authorization",
    "cache-control": "private, max-age=31536000, immutable",
  }
  return isUnchanged(known, headers.etag)
    ? HttpServerResponse.empty({ status: 304, headers })
    : HttpServerResponse.jsonUnsafe(body, { headers })
})
