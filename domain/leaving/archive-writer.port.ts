import { Context, type Stream } from "effect"

/** One file of an archive. */
export interface ArchiveFile {
  /** With slashes between folders; safe on every file system. */
  readonly path: string
  /** Text is written as UTF-8. */
  readonly content: string | Stream.Stream<Uint8Array>
}

/** Writes ZIP files as they are read: of any size, in the memory of one piece. */
export class ArchiveWriter extends Context.Service<ArchiveWriter, {
  /** Takes one file after the other, each when the one before is written. */
  readonly zip: (files: Stream.Stream<ArchiveFile>) => Stream.Stream<Uint8Array>
}>()("domain/leaving/ArchiveWriter") {}
