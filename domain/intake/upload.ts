import { Schema } from "effect"
import { UploadId, UserId } from "../kernel/ids.ts"
import { wire } from "../kernel/wire.ts"

/** What an upload is for; files for the media tools may be larger. */
export const UploadPurpose = Schema.Literals(["task", "tool"])
export type UploadPurpose = typeof UploadPurpose.Type

/**
 * A file being uploaded. It belongs to one account, and becomes part of a task or a conversion, or expires. Its size is in bytes; null
 * while unknown, since a recording may be sent while it is being made.
 */
export const Upload = wire({
  id: UploadId,
  ownerId: UserId,
  fileName: Schema.String,
  purpose: UploadPurpose,
  size: Schema.NullOr(Schema.Finite),
  complete: Schema.Boolean,
  /** Hash of the ticket that lets its holder send the bytes without signing in; null without one. */
  ticketHash: Schema.NullOr(Schema.String),
  /** What the store calls the parts that its sender puts there; null unless it began to. */
  transfer: Schema.NullOr(Schema.String),
  /** The sender's protocol metadata about the file, to be returned unchanged. */
  metadata: Schema.NullOr(Schema.String),
  createdAt: Schema.DateTimeUtcFromString,
  /** When it can no longer be sent, or no longer become a task. */
  expiresAt: Schema.DateTimeUtcFromString,
})
export type Upload = typeof Upload.Type

/** How long an upload waits for its bytes, and then for a task. */
export const uploadLasts = { hours: 24 } as const

/** A ticket is for a file that is sent right away. */
export const ticketLasts = { hours: 1 } as const

/** An upload that is part of a request; the request removes it itself, unless the server is stopped. */
export const requestLasts = { hours: 1 } as const

/** How long an expired upload is left alone: its bytes may still be arriving. */
export const slowestTransfer = { hours: 3 } as const
