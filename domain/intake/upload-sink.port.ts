import { Context, Data, type DateTime, type Effect, type Stream } from "effect"
import type { UploadId } from "../kernel/ids.ts"

/** The sender stopped before the end. What arrived is stored. */
export class TransferBroken extends Data.TaggedError("TransferBroken") {}

/** The disk has no room for more. What fits is stored. */
export class DiskFull extends Data.TaggedError("DiskFull") {}

/** More bytes came than the upload may have. What fits is stored. */
export class TooManyBytes extends Data.TaggedError("TooManyBytes") {}

/** Another request took over the upload. What arrived is stored; `size` is how many bytes there are. */
export class TransferSuperseded extends Data.TaggedError("TransferSuperseded")<{ readonly size: number }> {}

export interface ArrivingBytes extends AsyncIterable<Uint8Array> {
  /** Called with each piece as soon as it is stored: its memory may be released. */
  readonly release?: (piece: Uint8Array) => void
}

export interface Arriving {
  readonly bytes: ArrivingBytes
  /** Where the first of them belongs; what is stored from there on is replaced. */
  readonly offset: number
  /** The most bytes that the upload may have in total. */
  readonly maxSize: number
}

export interface StoredUpload {
  readonly id: UploadId
  /** When bytes last arrived. */
  readonly changedAt: DateTime.Utc
}

/** Where the bytes of uploads arrive, on this machine. What it has acknowledged survives a power cut. */
export class UploadSink extends Context.Service<UploadSink, {
  /** Stores the bytes, and returns how many the upload has now. */
  readonly write: (
    id: UploadId,
    arriving: Arriving,
  ) => Effect.Effect<number, DiskFull | TooManyBytes | TransferBroken | TransferSuperseded>
  /** How many bytes an upload has; 0 without any. */
  readonly size: (id: UploadId) => Effect.Effect<number>
  /** The path of the bytes, for tools to read and the BlobStore to move; null if there are none. */
  readonly local: (id: UploadId) => Effect.Effect<string | null>
  /** All uploads that have bytes, in any order; what is added or removed in the meantime may or may not be included. */
  readonly list: Stream.Stream<StoredUpload>
  /** Removes the bytes, if there are any. */
  readonly remove: (id: UploadId) => Effect.Effect<void>
  /**
   * Works on an upload exclusively. The newest caller stops the previous one's write, and waits until it has ended: a
   * sender that lost its connection returns before anyone notices.
   */
  readonly alone: <A, E, R>(id: UploadId, work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
}>()("domain/intake/UploadSink") {}
