import { Schema } from "effect"
import type { UserId } from "../kernel/ids.ts"

/** Where files can be written to: a folder of the server, S3 or what speaks like it, or WebDAV, such as Nextcloud. */
export const TargetKind = Schema.Literals(["folder", "s3", "webdav"])
export type TargetKind = typeof TargetKind.Type

/** A place that a rule writes to; what does not belong to its kind is empty. Its secret is kept apart. */
export const ExportPlace = Schema.Struct({
  kind: TargetKind,
  /** Of the WebDAV folder, or of the S3 service; empty for Amazon's. */
  url: Schema.String,
  bucket: Schema.String,
  region: Schema.String,
  /** The user of WebDAV, or the id of the S3 key. */
  user: Schema.String,
  /** The folder or prefix below it all. */
  path: Schema.String,
})
export type ExportPlace = typeof ExportPlace.Type

/** A place with what opens it. */
export interface OpenPlace extends ExportPlace {
  /** Null if none is needed. */
  readonly secret: string | null
  /** Whose folder on the server it is. */
  readonly account: UserId
}

/** Whether files that were written to one are in the other. */
export const isSamePlace = (one: ExportPlace, other: ExportPlace): boolean =>
  one.kind === other.kind && one.url === other.url && one.bucket === other.bucket && one.path === other.path
