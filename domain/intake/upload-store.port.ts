import { Context, type DateTime, type Effect } from "effect"
import type { UploadId, UserId } from "../kernel/ids.ts"
import type { UploadNotFound } from "./errors.ts"
import type { Upload } from "./upload.ts"

/** Metadata of incoming files. Their bytes are in the UploadSink. */
export class UploadStore extends Context.Service<UploadStore, {
  /** Also not found if it belongs to another account. */
  readonly get: (id: UploadId, owner: UserId) => Effect.Effect<Upload, UploadNotFound>
  /** All of an account, in any order, those that have expired as well. */
  readonly ofAccount: (owner: UserId) => Effect.Effect<ReadonlyArray<UploadId>>
  /** Those of these uploads that exist and belong to the account, in any order. */
  readonly find: (ids: ReadonlyArray<UploadId>, owner: UserId) => Effect.Effect<ReadonlyArray<Upload>>
  /** Which of these uploads exist, in any account. */
  readonly existing: (ids: ReadonlyArray<UploadId>) => Effect.Effect<ReadonlySet<UploadId>>
  /** Those of these uploads that are not complete, in any account. */
  readonly arriving: (ids: ReadonlyArray<UploadId>) => Effect.Effect<ReadonlyArray<Upload>>
  /** The upload whose ticket has this hash. */
  readonly ofTicket: (id: UploadId, ticketHash: string) => Effect.Effect<Upload, UploadNotFound>
  readonly insert: (upload: Upload) => Effect.Effect<void>
  /** Sets the size in bytes of an upload that was opened without one. */
  readonly setSize: (id: UploadId, size: number) => Effect.Effect<void>
  /** Notes the transfer of an upload instead of an earlier one; returns the one that it has now, null if there is no such upload. */
  readonly beginTransfer: (id: UploadId, begun: BegunTransfer) => Effect.Effect<string | null>
  /** Marks an upload as complete; false if it is already, or gone. */
  readonly complete: (id: UploadId, done: Completed) => Effect.Effect<boolean>
  /** The uploads of an account that have not expired. */
  readonly count: (owner: UserId, now: DateTime.Utc) => Effect.Effect<UploadCount>
  /** Bytes of all files that an account sent, in uploads and in tasks; of all accounts for null. */
  readonly bytes: (owner: UserId | null) => Effect.Effect<number>
  /** Until the ambient transaction ends, nobody else measures or takes room of all accounts. Lock the account first. */
  readonly lockRoom: Effect.Effect<void>
  /** Returns which of them existed: of two concurrent requests, one gets them. */
  readonly remove: (ids: ReadonlyArray<UploadId>) => Effect.Effect<ReadonlySet<UploadId>>
  /** Expired before a time. */
  readonly expired: (before: DateTime.Utc) => Effect.Effect<ReadonlyArray<UploadId>>
}>()("domain/intake/UploadStore") {}

export interface BegunTransfer {
  readonly name: string
  /** The one it had before. If it has another by now, that one stays. */
  readonly instead: string | null
  readonly expiresAt: DateTime.Utc
}

export interface Completed {
  /** Bytes. */
  readonly size: number
  readonly expiresAt: DateTime.Utc
}

export interface UploadCount {
  /** Tickets that were not used yet. */
  readonly tickets: number
  /** All others, complete or not. */
  readonly uploads: number
}
