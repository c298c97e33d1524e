import * as FolderPlace from "#adapters/storage/backup/folder-place.ts"
import { BackupFailed } from "#domain/backup/backup-failed.ts"
import { BackupMaker } from "#domain/backup/backup-maker.port.ts"
import { Effect, Layer } from "effect"
import { readFile, writeFile } from "node:fs/promises"

/** Writes a word instead of an archive, and trusts only that. */
export const fakeMaker = Layer.succeed(BackupMaker, {
  make: (path, report) =>
    report({ done: 1, total: 2 }).pipe(
      Effect.andThen(Effect.promise(() => writeFile(path, "archive"))),
      Effect.as({ rows: 3, files: 1, missing: 0 }),
    ),
  check: (path) =>
    Effect.flatMap(
      Effect.promise(() => readFile(path, "utf8")),
      (text) =>
        text === "archive" ? Effect.void : Effect.fail(new BackupFailed({ reason: "damaged", detail: "no archive" })),
    ),
})

/** Backups in a folder, without their contents. */
export const fakeBackups = (folder: string) => Layer.merge(FolderPlace.layer(folder), fakeMaker)
