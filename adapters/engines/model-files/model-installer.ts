import { withFileLock } from "#adapters/storage/local-disk/file-lock.ts"
import { makeFolder } from "#adapters/storage/local-disk/sync-path.ts"
import { type InstallFailed, type InstallFinding, ModelInstaller } from "#domain/engine/model-installer.port.ts"
import { bytesOf, type Model } from "#domain/engine/model.ts"
import { Effect, Layer, Schedule } from "effect"
import { existsSync } from "node:fs"
import { mkdir, rm, stat, statfs } from "node:fs/promises"
import { join } from "node:path"
import { downloadsOf, installFiles, kindOf, workFolder } from "./install-files.ts"

export interface InstallerOptions {
  /** The folder of all models. */
  readonly root: string
  /** Bytes that stay free on its disk. */
  readonly floor: number
  /** Tests a model where it was unpacked. */
  readonly attempt: (model: Model, path: string) => Effect.Effect<InstallFinding, InstallFailed>
  /** How often a broken connection is tried again, and the first pause, in milliseconds, which doubles. */
  readonly retries?: number
  readonly firstPause?: number
}

const make = ({ root, floor, attempt, retries = 6, firstPause = 2000 }: InstallerOptions) =>
  ModelInstaller.of({
    freeMemory: Effect.sync(() => process.availableMemory()),
    missingBytes: (model) =>
      Effect.promise(async () => {
        await makeFolder(root)
        const { bavail, bsize } = await statfs(root)
        const files = downloadsOf(model, root)
        const missing = await Promise.all(files.map(async ({ path, bytes }) => {
          const arrived = await stat(path).then(({ size }) => size, () => 0)
          return Math.max(0, (bytes ?? 0) - arrived)
        }))
        // An archive is there beside what is unpacked from it.
        const unpacked = files.some((file) => kindOf(file) === "archive") ? model.unpackedBytes : 0
        return Math.max(0, missing.reduce((sum, one) => sum + one, unpacked + floor - bavail * bsize))
      }),
    install: Effect.fn("ModelInstaller.install")(function*(model, report) {
      let finding: InstallFinding = { minutesPerHour: null }
      if (existsSync(join(root, model.name))) return finding
      yield* Effect.promise(() => mkdir(join(root, ".incoming"), { recursive: true, mode: 0o700 }))
      const total = bytesOf(model)
      let done = 0
      const work = withFileLock(join(root, ".incoming", `${model.name}.lock`)).pipe(
        Effect.andThen(installFiles(model, root, {
          // Only when it has been verified is all of it there.
          onBytes: (arrived) => {
            done = Math.min(arrived, total - 1)
          },
          onArrived: Effect.sync(() => {
            done = total
          }),
          attempt: (path) =>
            Effect.map(attempt(model, path), (found) => {
              finding = found
            }),
        })),
        Effect.scoped,
        Effect.retry({
          schedule: Schedule.exponential(firstPause),
          times: retries,
          while: ({ reason }: InstallFailed) => reason === "unreachable",
        }),
        Effect.asVoid,
      )
      const reports = Effect.suspend(() => report({ done, total })).pipe(
        Effect.andThen(Effect.sleep("250 millis")),
        Effect.forever,
      )
      yield* Effect.raceFirst(work, reports)
      return finding
    }),
    remove: (name) =>
      Effect.promise(async () => {
        await Promise.all(
          [join(root, name), workFolder(root, name), join(root, ".incoming", `${name}.lock`)].map((path) =>
            rm(path, { recursive: true, force: true })
          ),
        )
      }),
  })

export const layer = (options: InstallerOptions): Layer.Layer<ModelInstaller> =>
  Layer.sync(ModelInstaller, () => make(options))
