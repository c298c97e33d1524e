import * as BackupMaker from "#adapters/storage/backup/backup-maker.ts"
import * as FolderPlace from "#adapters/storage/backup/folder-place.ts"
import * as Backups from "#adapters/storage/postgres/backup-store.ts"
import { scheduleOf } from "#adapters/system/config/backup-settings.ts"
import type { Settings } from "#adapters/system/config/settings.ts"
import { BackupFailed } from "#domain/backup/backup-failed.ts"
import { BackupPlace } from "#domain/backup/backup-place.port.ts"
import { BackupRules } from "#domain/backup/backup-rules.ts"
import { BackupStore } from "#domain/backup/backup-store.port.ts"
import { abandoned } from "#domain/backup/transitions.ts"
import { Effect, Layer, Result } from "effect"
import { join } from "node:path"
import { bucketOptions } from "./bucket-options.ts"
import { scratch } from "./scratch.ts"

/** Backups of the only process of its data folder: what a killed one was making is known to have failed. */
export const backupsAlone = (settings: Settings) =>
  Layer.merge(
    backups(settings),
    Layer.effectDiscard(Effect.flatMap(BackupStore, ({ modify }) => modify((runs) => Result.succeed(abandoned(runs)))))
      .pipe(Layer.provide(Backups.layer)),
  )

/** Where backups are kept, and how they are made; refused by the use cases where no place is configured. */
export const backups = (settings: Settings) =>
  Layer.mergeAll(
    backupPlace(settings),
    BackupMaker.layer(scratch(settings.postgresBin)),
    Layer.succeed(BackupRules, isKept(settings) ? rulesOf(settings) : null),
  )

const isKept = ({ backupDir, backupS3 }: Settings): boolean => backupDir !== null || backupS3 !== null

const rulesOf = ({ backupKeep: keep, backupSchedule }: Settings) => ({ schedule: scheduleOf(backupSchedule), keep })

/** The place alone, which needs no database. */
export const backupPlace = (settings: Settings): Layer.Layer<BackupPlace> => {
  const { backupDir, backupS3, dataDir } = settings
  if (backupDir !== null) return FolderPlace.layer(backupDir)
  if (backupS3 === null) return noPlace
  const [bucket = "", ...prefix] = backupS3.split("/")
  // Its client is large, and only needed here.
  return Layer.unwrap(
    Effect.map(Effect.promise(() => import("#adapters/storage/s3/backup-place.ts")), ({ layer }) =>
      layer({
        ...bucketOptions(settings, bucket),
        prefix: prefix.join("/"),
        folder: join(dataDir, "backups"),
      })),
  )
}

const none = Effect.fail(new BackupFailed({ reason: "unreachable", detail: "no place is configured" }))

const noPlace = Layer.succeed(BackupPlace, {
  kind: "folder",
  where: "",
  draft: () => none,
  keep: () => none,
  open: () => none,
  list: none,
  remove: () => none,
  sweep: none,
})
