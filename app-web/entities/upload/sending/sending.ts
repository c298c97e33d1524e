import { readRefusal, type Refusal, textIn } from "#web/request/refusal.ts"
import type { BatchEvent } from "../batch/batch-events.ts"
import type { BatchFile } from "../batch/upload-batch.ts"

export interface Sending {
  readonly file: BatchFile
  readonly bytes: Blob
  /** Aborted when the reader stops it; the outcome is null then. */
  readonly signal: AbortSignal
  readonly onEvent: (event: BatchEvent) => void
}

/** The envelope that the server answers with; a proxy on the way may answer with anything. */
export const refusalIn = (body: string): Refusal | null => {
  try {
    const answer: unknown = JSON.parse(body)
    return typeof answer === "object" && answer !== null && "data" in answer
      ? readRefusal(answer.data, textIn(answer, "message") ?? "")
      : null
  } catch {
    return null
  }
}
