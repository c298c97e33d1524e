import { Context, type Effect } from "effect"
import type { ComparedBlock } from "./compared-block.ts"

/** A document that people write in together, as bytes (Yjs), and the Markdown it says. All functions are pure. */
export class DocumentText extends Context.Service<DocumentText, {
  /** A new document with this text. Two of the same text do not merge: the text would occur twice. */
  readonly seed: (markdown: string) => Effect.Effect<Uint8Array>
  /**
   * The changes between the document a client saw and the one it sends, as an update to the current document: edits
   * made elsewhere since then stay.
   */
  readonly replacement: (seen: Uint8Array, markdown: string) => Effect.Effect<Uint8Array>
  /**
   * Documents and updates as one document, without anything that our editor does not write. If it says the same as
   * `preferred`, its Markdown is `preferred` itself: text is not rewritten just because it was opened.
   */
  readonly merge: (states: ReadonlyArray<Uint8Array>, preferred: string) => Effect.Effect<Merged>
  /** Merges what is being typed, every few seconds: people typing never wait for it. */
  readonly mergeAside: (states: ReadonlyArray<Uint8Array>, preferred: string) => Effect.Effect<Merged>
  /** The Markdown of a document, in its plainest form. */
  readonly markdownOf: (state: Uint8Array) => Effect.Effect<string>
  readonly compare: (from: string, to: string) => Effect.Effect<ReadonlyArray<ComparedBlock>>
}>()("domain/writing/DocumentText") {}

export interface Merged {
  readonly state: Uint8Array
  readonly markdown: string
}
