import type { WorkerFailed } from "#adapters/system/child-process/node-worker.ts"
import { makeWorkerPool } from "#adapters/system/child-process/worker-pool.ts"
import { ComparedBlock } from "#domain/writing/compared-block.ts"
import { DocumentText } from "#domain/writing/document-text.port.ts"
import { Effect, Layer, Schema } from "effect"
import { constants } from "node:os"
import { compareMarkdown } from "./compare.ts"
import { markdownOf, merge, replacement, seed } from "./text-operations.ts"
import type { TextRequest } from "./text-worker.ts"

/** Longer texts are handled in another process: they would hold up everyone else. */
const maxHere = { characters: 16_000, bytes: 64_000 }

/** A person waits for it, but people who type in shorter documents come first. */
const below = constants.priority.PRIORITY_BELOW_NORMAL
const limits = { size: 1, timeLimit: 180_000, idleTime: 60_000, memoryLimit: 1024, priority: below }

const Merged = Schema.Struct({ state: Schema.Uint8Array, markdown: Schema.String })

const make = Effect.gen(function*() {
  const pool = yield* makeWorkerPool({ file: new URL("./text-worker.ts", import.meta.url), ...limits })
  const ask = <A, I>(request: TextRequest, answer: Schema.Codec<A, I>): Effect.Effect<A> =>
    pool.ask({ request, answer, onReport: () => undefined }).pipe(
      // A process may be killed for outside reasons.
      Effect.retry({ times: 1, while: ({ reason }) => reason === "died" }),
      Effect.catch(explain),
    )
  /** Here if it is short, else there. */
  const work = <A, I>(parts: ReadonlyArray<Part>, here: () => A, request: TextRequest, answer: Schema.Codec<A, I>) =>
    isShort(parts) ? Effect.sync(here) : ask(request, answer)
  return DocumentText.of({
    seed: (markdown) => work([markdown], () => seed(markdown), { _tag: "Seed", markdown }, Schema.Uint8Array),
    replacement: (seen, markdown) =>
      work(
        [seen, markdown],
        () => replacement(seen, markdown),
        { _tag: "Replacement", seen, markdown },
        Schema.Uint8Array,
      ),
    merge: (states, preferred) =>
      work([...states, preferred], () => merge(states, preferred), { _tag: "Merge", states, preferred }, Merged),
    mergeAside: (states, preferred) => ask({ _tag: "Merge", states, preferred }, Merged),
    markdownOf: (state) => work([state], () => markdownOf(state), { _tag: "MarkdownOf", state }, Schema.String),
    compare: (from, to) =>
      work(
        [from, to],
        () => compareMarkdown(from, to),
        { _tag: "Compare", from, to },
        Schema.toType(Schema.Array(ComparedBlock)),
      ),
  })
})

type Part = string | Uint8Array

const isShort = (parts: ReadonlyArray<Part>): boolean =>
  parts.every((part) => part.length <= (typeof part === "string" ? maxHere.characters : maxHere.bytes))

/** A text that kills its process, or takes minutes, is a defect. */
const explain = ({ reason, name, detail }: WorkerFailed) =>
  Effect.die(new Error(`a long document: ${reason}: ${name}: ${detail}`))

export const layer: Layer.Layer<DocumentText> = Layer.effect(DocumentText, make)
