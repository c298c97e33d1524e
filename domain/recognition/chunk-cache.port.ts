import { Context, type Effect } from "effect"
import type { AudioChunk, Engine, Recognition, RecognitionOptions } from "./transcriber.port.ts"

/** What, besides the audio, determines what is recognised in a chunk. */
export interface Hearing extends Pick<RecognitionOptions, "language" | "hotwords"> {
  readonly engine: Pick<Engine, "name" | "capabilities">
}

/**
 * What was recognised in recordings that were still arriving, before there were tasks for them. A chunk is keyed by
 * its samples and its position, so that a wrong guess matches nothing. Anything may be evicted at any time.
 */
export class ChunkCache extends Context.Service<ChunkCache, {
  /** Whether all samples of the chunk are in the file, which may still grow. */
  readonly isThere: (chunk: AudioChunk) => Effect.Effect<boolean>
  /** What was recognised in the same chunk; null if nothing was, or it has been evicted. */
  readonly find: (chunk: AudioChunk, hearing: Hearing) => Effect.Effect<Recognition | null>
  /** For a chunk all of whose samples are available. */
  readonly keep: (chunk: AudioChunk, hearing: Hearing, recognition: Recognition) => Effect.Effect<void>
}>()("domain/transcript/ChunkCache") {}
