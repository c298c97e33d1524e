import { storeOf } from "#web/lib/store.ts"
import type { UploadBatch } from "./batch/upload-batch.ts"

/** The account that uploads belong to; null until it is known. */
export const uploader = storeOf<string | null>(null)

/** The batches that this tab runs, in the order they were added. */
export const uploads = storeOf<ReadonlyArray<UploadBatch>>([])

export const batchOf = (id: string): UploadBatch | undefined => uploads.get().find((batch) => batch.id === id)
