import type { UploadId } from "#domain/kernel/ids.ts"
import { Effect } from "effect"
import { mkdir, readdir, rm } from "node:fs/promises"
import { join, resolve } from "node:path"

/** The bytes of uploads: a file named after the id, and beside it metadata and what a killed server left behind. */
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
        const own = (await readdir(root)).filter((name) => name === id || name.startsWith(`${id}.`))
        await Promise.all(own.map((name) => rm(join(root, name), { force: true })))
      }),
  }))
}
