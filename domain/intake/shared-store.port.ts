import { Context, Effect } from "effect"
import type { UploadId } from "../kernel/ids.ts"
import type { Part } from "./parts.ts"

/** An upload whose parts its sender puts into the store. */
export interface Transfer {
  readonly id: UploadId
  /** What the store calls it. */
  readonly name: string
}

export interface StoredPart extends Part {
  /** What the store knows its bytes by. */
  readonly tag: string
}

/** How far a transfer is, as the store says; what a sender says does not count. */
export type TransferState =
  | { readonly _tag: "Arriving"; readonly parts: ReadonlyArray<StoredPart> }
  /** It was finished; `size` is in bytes. */
  | { readonly _tag: "Whole"; readonly size: number }
  /** The store no longer knows it. */
  | { readonly _tag: "Gone" }

/**
 * What the store of all servers can do for uploads. Its objects are those of the BlobStore. Without one, whole uploads stay
 * in the UploadSink, and all bytes pass through this server.
 */
export interface SharedStore {
  /** Whether there is one: whole uploads are then put into it, for every server to find. */
  readonly isThere: boolean
  /** Where senders reach it themselves; null if they do not. */
  readonly origin: string | null
  readonly begin: (id: UploadId) => Effect.Effect<string>
  /** Where these parts can be put for an hour, each of exactly its size; in their order. */
  readonly addresses: (transfer: Transfer, parts: ReadonlyArray<Part>) => Effect.Effect<ReadonlyArray<string>>
  readonly state: (transfer: Transfer) => Effect.Effect<TransferState>
  /** Makes one object of these parts and of no others; returns its size. */
  readonly finish: (transfer: Transfer, parts: ReadonlyArray<StoredPart>) => Effect.Effect<number>
  /** Discards what arrived, if there is anything. */
  readonly abort: (transfer: Transfer) => Effect.Effect<void>
}

const noStore = Effect.die("there is no store that servers share")

export const SharedStore = Context.Reference<SharedStore>("domain/intake/SharedStore", {
  defaultValue: () => ({
    isThere: false,
    origin: null,
    begin: () => noStore,
    addresses: () => noStore,
    state: () => noStore,
    finish: () => noStore,
    abort: () => noStore,
  }),
})
