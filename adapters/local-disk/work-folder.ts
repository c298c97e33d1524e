import { WorkFolder } from "#domain/pipeline/work-folder.port.ts"
import { Effect, Layer } from "effect"
import { mkdir, rm, stat } from "node:fs/promises"
import { basename, join, resolve } from "node:path"

export interface WorkFolderOptions {
  readonly folder: string
}

const make = ({ folder }: WorkFolderOptions) => {
  const root = resolve(folder)
  return WorkFolder.of({
    path: (id, fileName) =>
      Effect.promise(async () => {
        if (basename(fileName) !== fileName || /^\.*$/.test(fileName)) throw new Error("Not the name of a working file")
        await mkdir(join(root, id), { recursive: true })
        return join(root, id, fileName)
      }),
    exists: (path) => Effect.promise(() => stat(path).then(() => true, () => false)),
    remove: (id) => Effect.promise(() => rm(join(root, id), { recursive: true, force: true })),
  })
}

export const layer = (options: WorkFolderOptions): Layer.Layer<WorkFolder> =>
  Layer.sync(WorkFolder, () => make(options))
