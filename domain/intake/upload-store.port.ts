import { Context, type DateTime, type Effect } from "effect"
import type { UploadId, UserId } from "../kernel/ids.ts"
import type { UploadNotFound } from "./errors.ts"
import type { Upload } from "./upload.ts"

/** Files on their way in. The bytes of an upload lie on this machine, or are fetched to it by `path`. */
export class UploadStore extends Context.Service<UploadStore, {
  /** Also not found if it belongs to another account. */
  readonly get: (id: UploadId, owner: UserId) => Effect.Effect<Upload, UploadNotFound>
  /** The upload whose ticket has this hash. */
  readonly ofTicket: (id: UploadId, ticketHash: string) => Effect.Effect<Upload, UploadNotFound>
  readonly insert: (upload: Upload) => Effect.Effect<void>
  /** Marks an upload as complete, with its size in bytes. */
  readonly complete: (id: UploadId, size: number) => Effect.Effect<void>
  /** How many uploads of an account are not part of a task, complete or not. */
  readonly count: (owner: UserId) => Effect.Effect<number>
  /** The path of the bytes. The file of a complete upload exists. */
  readonly path: (id: UploadId) => Effect.Effect<string>
  /** Removes the row and the bytes. Unknown ids are ignored. */
  readonly remove: (id: UploadId) => Effect.Effect<void>
  readonly expired: (before: DateTime.Utc) => Effect.Effect<ReadonlyArray<UploadId>>
}>()("domain/intake/UploadStore") {}
