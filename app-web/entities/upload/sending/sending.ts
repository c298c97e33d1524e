import type { BatchEvent } from "../batch/batch-events.ts"
import type { BatchFile } from "../batch/upload-batch.ts"

export interface Sending {
  readonly file: BatchFile
  readonly bytes: Blob
  /** Aborted when the reader stops it; the outcome is null then. */
  readonly signal: AbortSignal
  readonly onEvent: (event: BatchEvent) => void
}
