import { FileTooLarge, IntakeRefused } from "#domain/intake/errors.ts"
import { limits } from "#domain/intake/limits.ts"
import { brokenRule } from "#domain/kernel/rules.ts"
import busboy from "busboy"
import { Effect, type Exit } from "effect"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"

interface Incoming<A, E, R> {
  readonly contentType: string
  readonly body: AsyncIterable<Uint8Array>
  /** Bytes all files together may have. */
  readonly maxTotal: number
  /** Receives one file; what it leaves unread is discarded. */
  readonly receive: (fileName: string, bytes: AsyncIterable<Uint8Array>) => Effect.Effect<A, E, R>
}

type Fields = Readonly<Record<string, ReadonlyArray<string>>>
type Refusal = FileTooLarge | IntakeRefused

/**
 * Streams a multipart form: its text fields, and what became of each file. A form with a refused file is read to its
 * end, since a client that is still sending does not listen for a response.
 */
export const receiveForm = Effect.fnUntraced(function*<A, E, R>({ receive, ...incoming }: Incoming<A, E, R>) {
  const run = Effect.runPromiseWith(yield* Effect.context<R>())
  const arriving: Array<Promise<Exit.Exit<A, E>>> = []
  const fields = yield* Effect.tryPromise({
    try: (signal) =>
      parse({
        ...incoming,
        signal,
        onFile: (fileName, file) => {
          const bytes = file.iterator({ destroyOnReturn: false })
          arriving.push(run(Effect.exit(receive(fileName, bytes)), { signal }).finally(() => file.resume()))
        },
      }),
    catch: (cause) => isRefusal(cause) ? cause : new IntakeRefused({ issues: [brokenRule("body", "broken-form")] }),
  }).pipe(Effect.onExit(() => Effect.promise(() => Promise.allSettled(arriving))))
  const files = yield* Effect.forEach(arriving, (file) => Effect.flatten(Effect.promise(() => file)))
  return { fields, files }
})

interface Parsing extends Pick<Incoming<never, never, never>, "body" | "contentType" | "maxTotal"> {
  readonly onFile: (fileName: string, file: Readable) => void
  readonly signal: AbortSignal
}

/** What bytes that are not UTF-8 are decoded to. The parser does not say whether they were sent like that. */
const replaced = "\uFFFD"

const parse = async ({ contentType, body, maxTotal, onFile, signal }: Parsing): Promise<Fields> => {
  const fields = new Map<string, ReadonlyArray<string>>()
  let refusal: Refusal | undefined
  const form = busboy({
    headers: { "content-type": contentType },
    defParamCharset: "utf8",
    limits: { files: limits.files, fields: 100, fieldSize: 64_000, parts: 200 },
  })
  const checkText = (name: string, text: string): void => {
    if (text.includes(replaced)) refusal ??= new IntakeRefused({ issues: [brokenRule(name, "utf-8")] })
  }
  form.on("field", (name, value) => {
    checkText(name, value)
    fields.set(name, [...(fields.get(name) ?? []), value])
  })
  form.on("filesLimit", () => {
    refusal ??= new IntakeRefused({ issues: [brokenRule("file", "max-files", { max: limits.files })] })
  })
  form.on("file", (name, file, { filename = "" }) => {
    checkText(name, filename)
    // A form that breaks off fails as a whole, below.
    file.on("error", () => undefined)
    onFile(writtenName(filename || "untitled"), file)
  })
  const tooMuch = () => void (refusal ??= new FileTooLarge({ fileName: "all files", limit: maxTotal }))
  const bytes = Readable.from(upTo(maxTotal, body, tooMuch))
  await pipeline(bytes, form, { signal }).catch((cause: unknown) => Promise.reject(refusal ?? cause))
  if (refusal !== undefined) throw refusal
  return Object.fromEntries(fields)
}

const isRefusal = (cause: unknown): cause is Refusal => cause instanceof FileTooLarge || cause instanceof IntakeRefused

/** Browsers write quotes and line ends in a name as `%22`, `%0D` and `%0A`, and nothing else. */
const writtenName = (name: string): string => name.replaceAll(/%(?:22|0D|0A)/g, (code) => decodeURIComponent(code))

async function* upTo(limit: number, body: AsyncIterable<Uint8Array>, tooMuch: () => void) {
  let count = 0
  for await (const chunk of body) {
    count += chunk.byteLength
    if (count <= limit) yield chunk
    else tooMuch()
  }
}
