import { Context, type DateTime, type Effect, type Scope, type Stream } from "effect"
import type { BlobMissing } from "./errors.ts"

export interface ByteRange {
  readonly start: number
  /** Inclusive. */
  readonly end: number
}

export interface StoredBlob {
  readonly key: string
  /** When it came into the store, not when its bytes were written. */
  readonly storedAt: DateTime.Utc
}

/** Stores the bytes of recordings and documents. Keys look like `task/<id>/source/0`. */
export class BlobStore extends Context.Service<BlobStore, {
  /** Moves a file into the store; afterwards it is no longer at `path`. */
  readonly moveIn: (key: string, path: string) => Effect.Effect<void>
  /** Stores what a file holds, which stays at `path`. On one disk, both together take no more room than one. */
  readonly copyIn: (key: string, path: string) => Effect.Effect<void>
  /** Stores what is under another key under this one, too. */
  readonly copy: (from: string, to: string) => Effect.Effect<void, BlobMissing>
  /** Stores a few bytes, replacing what was there. */
  readonly put: (key: string, bytes: Uint8Array) => Effect.Effect<void>
  readonly size: (key: string) => Effect.Effect<number, BlobMissing>
  readonly read: (key: string, range: ByteRange | null) => Stream.Stream<Uint8Array, BlobMissing>
  /** The path of a readable local copy, while the scope is open. */
  readonly local: (key: string) => Effect.Effect<string, BlobMissing, Scope.Scope>
  /**
   * Everything under the prefix, in any order; what is stored or removed in the meantime may or may not be included.
   */
  readonly list: (prefix: string) => Stream.Stream<StoredBlob>
  /** Discards unfinished transfers into the store that began before a time: their server was killed. */
  readonly abandonTransfers: (before: DateTime.Utc) => Effect.Effect<void>
  /** Removes everything under the prefix, if there is anything. */
  readonly removeAll: (prefix: string) => Effect.Effect<void>
}>()("domain/intake/BlobStore") {}
