import type { UploadId } from "#domain/intake/upload.ts"
import { Effect } from "effect"
import { mkdir, rm } from "node:fs/promises"
import { join, resolve } from "node:path"

/** The bytes of uploads: a file named by the id, and beside it what the upload protocol notes about it. */
export interface UploadFiles {
  readonly path: (id: UploadId) => string
  readonly remove: (id: UploadId) => Effect.Effect<void>
}

export const uploadFilesIn = (folder: string): Effect.Effect<UploadFiles> => {
  const root = resolve(folder)
  const path = (id: UploadId) => join(root, id)
  return Effect.promise(() => mkdir(root, { recursive: true })).pipe(Effect.as({
    path,
    remove: (id) =>
      Effect.promise(async () => {
        await rm(path(id), { force: true })
        await rm(`${path(id)}.json`, { force: true })
      }),
  }))
}
