import { storeOf } from "#web/lib/store.ts"
import type { UploadBatch } from "./batch/upload-batch.ts"

/** The account that uploads belong to; null until it is known. */
export const uploader = storeOf<string | null>(null)

/** For what the page keeps in memory of an account, also when its session ends: the next account must not see it. */
export const onOtherAccount = (forget: () => void): void => {
  let last = uploader.get()
  uploader.subscribe(() => {
    const now = uploader.get()
    if (now === null) return
    if (last !== null && last !== now) forget()
    last = now
  })
}

/** The batches that this tab runs, in the order they were added. */
export const uploads = storeOf<ReadonlyArray<UploadBatch>>([])

export const batchOf = (id: string): UploadBatch | undefined => uploads.get().find((batch) => batch.id === id)
