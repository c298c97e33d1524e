import { Result, Schema } from "effect"
import { UserId } from "../kernel/ids.ts"
import { wire } from "../kernel/wire.ts"
import { BlobMissing } from "../media/errors.ts"
import type { Part } from "../task/source.ts"
import type { Task } from "../task/task.ts"

/** A file of a task: the key of its bytes, and what players need to know about it. */
export const StoredFile = wire({
  key: Schema.String,
  mediaType: Schema.String,
  fileName: Schema.String,
  /** Who reads it; null for the operator. */
  reader: Schema.NullOr(UserId),
})
export type StoredFile = typeof StoredFile.Type

/** Which file of a merged recording, counted from 0. */
export const PartIndex = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 100 }))

/** One of the files a task was made from, as sent. */
export const partAt = ({ parts }: Task, index: number): Result.Result<Part, BlobMissing> => {
  const part = parts[index]
  return part === undefined ? Result.fail(new BlobMissing({ key: String(index) })) : Result.succeed(part)
}

/** The file created for the player, named after the task. */
export const playbackFile = ({ title, playback }: Task): Result.Result<Omit<StoredFile, "reader">, BlobMissing> => {
  if (playback._tag !== "Ready") return Result.fail(new BlobMissing({ key: "playback" }))
  const { key, mediaType } = playback
  return Result.succeed({ key, mediaType, fileName: `${title}.${key.split(".").at(-1) ?? ""}` })
}
