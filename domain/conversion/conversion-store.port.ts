import { Context, type DateTime, type Effect, type Result } from "effect"
import type { ConversionId, UserId } from "../kernel/ids.ts"
import type { Page, PageRequest } from "../kernel/page.ts"
import type { Conversion } from "./conversion.ts"
import type { ConversionNotFound } from "./errors.ts"

/** Stores conversions. Their files are in the BlobStore. */
export class ConversionStore extends Context.Service<ConversionStore, {
  readonly get: (id: ConversionId) => Effect.Effect<Conversion, ConversionNotFound>
  readonly insert: (conversion: Conversion) => Effect.Effect<void>
  /** Reads, decides and writes atomically. */
  readonly modify: <E>(
    id: ConversionId,
    decide: (conversion: Conversion) => Result.Result<Conversion, E>,
  ) => Effect.Effect<Conversion, E | ConversionNotFound>
  /** Notes the progress of a run; whether that run is still wanted. */
  readonly report: (id: ConversionId, run: number, progress: number) => Effect.Effect<boolean>
  /** Newest first. */
  readonly list: (owner: UserId, page: PageRequest) => Effect.Effect<Page<Conversion>>
  /** All of an account, newest first. */
  readonly ofAccount: (owner: UserId) => Effect.Effect<ReadonlyArray<Conversion>>
  /** How many of an account are waiting or running. */
  readonly countOpen: (owner: UserId) => Effect.Effect<number>
  /** All that are waiting or running, the oldest first. */
  readonly unfinished: Effect.Effect<ReadonlyArray<Conversion>>
  /** Those whose files are due to be removed. */
  readonly due: (now: DateTime.Utc) => Effect.Effect<ReadonlyArray<ConversionId>>
  /** Those whose files expired before a time. */
  readonly expiredBefore: (before: DateTime.Utc) => Effect.Effect<ReadonlyArray<ConversionId>>
  /** Which of these exist. */
  readonly existing: (ids: ReadonlyArray<ConversionId>) => Effect.Effect<ReadonlySet<ConversionId>>
  /** Unknown ids are ignored. */
  readonly remove: (ids: ReadonlyArray<ConversionId>) => Effect.Effect<void>
}>()("domain/conversion/ConversionStore") {}
