import { makeTempFolderIn, removeStaleFoldersIn } from "#adapters/system/child-process/temp-folder.ts"
import { JobKind, type JobSubject, subjectOf } from "#domain/job/job.ts"
import { type JobKey, WorkFolder } from "#domain/job/work-folder.port.ts"
import { Effect, Layer } from "effect"
import { mkdir, rm, stat } from "node:fs/promises"
import { basename, join, resolve } from "node:path"
import { codeOf } from "./move-in.ts"
import { onDisk } from "./on-disk.ts"

export interface WorkFolderOptions {
  readonly folder: string
}

const make = ({ folder }: WorkFolderOptions) => {
  const root = resolve(folder)
  const removeFolder = (name: string) => rm(join(root, name), { recursive: true, force: true })
  return WorkFolder.of({
    path: (job, fileName) =>
      onDisk(async () => {
        const folder = join(root, nameOf(job))
        await mkdir(folder, { recursive: true, mode: 0o700 })
        return join(folder, checked(fileName))
      }),
    scratch: (fileName) =>
      Effect.acquireRelease(
        Effect.promise(() => mkdir(root, { recursive: true, mode: 0o700 }).then(() => makeTempFolderIn(root))),
        (made) => Effect.promise(() => rm(made, { recursive: true, force: true })),
      ).pipe(Effect.map((made) => join(made, checked(fileName)))),
    exists: (path) => Effect.promise(() => stat(path).then(() => true, () => false)),
    clear: (job) => Effect.promise(() => removeFolder(nameOf(job))),
    remove: (subject) =>
      Effect.promise(async () => {
        await Promise.all(kinds.map((kind) => removeFolder(nameFor(subject, kind))))
      }),
  })
}

const checked = (fileName: string): string => {
  if (basename(fileName) !== fileName || /^\.*$/.test(fileName)) throw new Error("Not the name of a working file")
  return fileName
}

const kinds = [...JobKind.literals, "convert"] as const

const nameFor = (subject: JobSubject, kind: JobKey["kind"]): string => `${subject}.${kind}`

const nameOf = (job: JobKey): string => nameFor(subjectOf(job), job.kind)

export const layer = (options: WorkFolderOptions): Layer.Layer<WorkFolder> =>
  Layer.effect(
    WorkFolder,
    Effect.as(Effect.promise(() => removeStaleFoldersIn(options.folder).catch(ifMissing)), make(options)),
  )

const ifMissing = (cause: unknown): void => {
  if (codeOf(cause) !== "ENOENT") throw cause
}
