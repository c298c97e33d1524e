import { Context, type DateTime, type Effect } from "effect"
import type { UploadId, UserId } from "../kernel/ids.ts"
import type { UploadNotFound } from "./errors.ts"
import type { Upload } from "./upload.ts"

/** Files on their way in. The bytes of an upload lie on this machine, or are fetched to it by `path`. */
export class UploadStore extends Context.Service<UploadStore, {
  /** Not found also when it belongs to somebody else. */
  readonly get: (id: UploadId, owner: UserId) => Effect.Effect<Upload, UploadNotFound>
  /** The upload whose ticket has this hash. */
  readonly ofTicket: (id: UploadId, ticketHash: string) => Effect.Effect<Upload, UploadNotFound>
  readonly insert: (upload: Upload) => Effect.Effect<void>
  /** All bytes are there, so many. */
  readonly complete: (id: UploadId, size: number) => Effect.Effect<void>
  /** The uploads of an account that no task has taken, complete or not. */
  readonly count: (owner: UserId) => Effect.Effect<number>
  /** Where the bytes lie; the file of a complete upload exists. */
  readonly path: (id: UploadId) => Effect.Effect<string>
  /** Removes row and bytes; unknown is fine. */
  readonly remove: (id: UploadId) => Effect.Effect<void>
  readonly expired: (before: DateTime.Utc) => Effect.Effect<ReadonlyArray<UploadId>>
}>()("domain/intake/UploadStore") {}
