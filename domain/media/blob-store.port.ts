import { Context, type Effect, type Scope, type Stream } from "effect"
import type { BlobMissing } from "./errors.ts"

export interface ByteRange {
  readonly start: number
  /** Inclusive. */
  readonly end: number
}

/** Where the bytes of recordings and documents live. Keys look like `task/<id>/source/0`. */
export class BlobStore extends Context.Service<BlobStore, {
  /** Takes the file over: afterwards it is in the store and no longer at `path`. */
  readonly moveIn: (key: string, path: string) => Effect.Effect<void>
  /** Keeps a few bytes, in place of what was there. */
  readonly put: (key: string, bytes: Uint8Array) => Effect.Effect<void>
  readonly size: (key: string) => Effect.Effect<number, BlobMissing>
  readonly read: (key: string, range: ByteRange | null) => Stream.Stream<Uint8Array, BlobMissing>
  /** A readable copy on this machine while the scope is open. */
  readonly local: (key: string) => Effect.Effect<string, BlobMissing, Scope.Scope>
  /** Removes everything below the prefix; nothing there is fine. */
  readonly removeAll: (prefix: string) => Effect.Effect<void>
}>()("domain/intake/BlobStore") {}
