import { Context, type Stream } from "effect"

/** One file in an archive. */
export interface ArchiveFile {
  /** With slashes between folders; safe on every file system. */
  readonly path: string
  /** Text is written as UTF-8. */
  readonly content: string | Stream.Stream<Uint8Array>
}

/** Writes ZIP files as they are read: of any size, with one piece in memory at a time. */
export class ArchiveWriter extends Context.Service<ArchiveWriter, {
  /** Takes one file after another, each once the previous one is written. */
  readonly zip: (files: Stream.Stream<ArchiveFile>) => Stream.Stream<Uint8Array>
}>()("domain/leaving/ArchiveWriter") {}
