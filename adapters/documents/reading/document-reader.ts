import { askWorker, type WorkerFailed } from "#adapters/system/child-process/node-worker.ts"
import { DocumentReader } from "#domain/intake/document-reader.port.ts"
import { DocumentUnreadable } from "#domain/intake/errors.ts"
import { withoutControls } from "#domain/kernel/without-controls.ts"
import { Effect, Layer } from "effect"
import { readFile, stat } from "node:fs/promises"
import { decodeText, type TextOptions } from "./decode-text.ts"
import { type Kind, kindOf } from "./kind.ts"
import { type Reading, Reading as ReadingSchema, Refused } from "./refused.ts"

const maxFileSize = 100 * 1024 * 1024
const maxTextLength = 32 * 1024 * 1024
const limits = { timeLimit: 60_000, memoryLimit: 768 }

/** Office files and PDFs are read in a process of their own with limited memory. */
export const layer = (options: TextOptions): Layer.Layer<DocumentReader> =>
  Layer.succeed(DocumentReader, {
    read: Effect.fn("DocumentReader.read")(function*(path: string, fileName: string) {
      const kind = yield* attempt(() => checkedKind(path, fileName))
      const reading = kind === "text" ? yield* attempt(() => textOf(path, options)) : yield* readInWorker(kind, path)
      if ("code" in reading) return yield* new DocumentUnreadable(reading)
      const text = withoutControls(reading.text.replaceAll(/\r\n?/g, "\n")).trim()
      if (text === "") return yield* refuse("empty", "there is no text in the document")
      if (text.length > maxTextLength) return yield* refuse("too-large", "the document holds too much text")
      return text
    }),
  })

const refuse = (code: DocumentUnreadable["code"], detail: string) => new DocumentUnreadable({ code, detail })

const attempt = <A>(work: () => Promise<A>): Effect.Effect<A, DocumentUnreadable> =>
  Effect.promise(() =>
    work().then(
      Effect.succeed,
      (cause: unknown) => cause instanceof Refused ? Effect.fail(refuse(cause.code, cause.message)) : Effect.die(cause),
    )
  ).pipe(Effect.flatten)

const checkedKind = async (path: string, fileName: string): Promise<Kind> => {
  const { size } = await stat(path)
  if (size > maxFileSize) throw new Refused("too-large", "the file is too large")
  return kindOf(path, fileName)
}

const textOf = async (path: string, options: TextOptions): Promise<Reading> => ({
  text: decodeText(await readFile(path), options),
})

const readInWorker = (kind: Exclude<Kind, "text">, path: string): Effect.Effect<Reading, DocumentUnreadable> =>
  askWorker({
    file: new URL("./read-worker.ts", import.meta.url),
    request: { kind, path },
    reads: [path],
    answer: ReadingSchema,
    ...limits,
  }).pipe(Effect.catch(explain))

const explain = ({ reason, detail }: WorkerFailed): Effect.Effect<never, DocumentUnreadable> =>
  reason === "timed-out" || reason === "died"
    ? Effect.fail(refuse("too-large", "the document takes too much time or memory to read"))
    : Effect.die(new Error(`document reader: ${reason}: ${detail}`))
