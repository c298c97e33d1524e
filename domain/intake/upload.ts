import { Schema } from "effect"
import { UploadId, UserId } from "../kernel/ids.ts"
import { wire } from "../kernel/wire.ts"

/**
 * A file being uploaded. It belongs to one account, and becomes part of a task or expires. Its size is in bytes; null while
 * unknown, since a recording may be sent while it is made.
 */
export const Upload = wire({
  id: UploadId,
  ownerId: UserId,
  fileName: Schema.String,
  size: Schema.NullOr(Schema.Finite),
  complete: Schema.Boolean,
  /** Hash of the ticket that lets its holder send the bytes without signing in; null without one. */
  ticketHash: Schema.NullOr(Schema.String),
  createdAt: Schema.DateTimeUtcFromString,
})
export type Upload = typeof Upload.Type

/** An upload that has not become part of a task is removed after a day. */
export const uploadLasts = { hours: 24 } as const
