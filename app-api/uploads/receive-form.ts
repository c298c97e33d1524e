import { FileTooLarge, IntakeRefused } from "#domain/intake/errors.ts"
import { limits } from "#domain/intake/limits.ts"
import { brokenRule } from "#domain/kernel/rules.ts"
import busboy from "busboy"
import { Effect, type Scope } from "effect"
import { createWriteStream } from "node:fs"
import { mkdir, mkdtemp, rm } from "node:fs/promises"
import { join } from "node:path"
import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"

export interface ReceivedFile {
  readonly path: string
  readonly fileName: string
  readonly size: number
}

export interface ReceivedForm {
  readonly files: ReadonlyArray<ReceivedFile>
  readonly fields: Readonly<Record<string, ReadonlyArray<string>>>
}

interface Incoming {
  readonly contentType: string
  readonly body: AsyncIterable<Uint8Array>
  readonly folder: string
  /** Bytes one file may have. */
  readonly largest: number
  /** Bytes all files together may have. */
  readonly most: number
}

type Refusal = FileTooLarge | IntakeRefused

/** Streams a multipart form to the disk. What was received is removed when the scope closes, an aborted form too. */
export const receiveForm = (incoming: Incoming): Effect.Effect<ReceivedForm, Refusal, Scope.Scope> =>
  Effect.flatMap(
    ownFolder(incoming.folder),
    (folder) =>
      Effect.tryPromise({
        try: (signal) => receive({ ...incoming, folder }, signal),
        catch: (cause) =>
          cause instanceof FileTooLarge || cause instanceof IntakeRefused
            ? cause
            : new IntakeRefused({ issues: [brokenRule("body", "broken-form")] }),
      }),
  )

const ownFolder = (parent: string): Effect.Effect<string, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      await mkdir(parent, { recursive: true })
      return mkdtemp(join(parent, "form-"))
    }),
    (folder) => Effect.promise(() => rm(folder, { recursive: true, force: true })),
  )

const receive = async (
  { contentType, body, folder, largest, most }: Incoming,
  signal: AbortSignal,
): Promise<ReceivedForm> => {
  const fields = new Map<string, ReadonlyArray<string>>()
  const arriving: Array<Promise<ReceivedFile>> = []
  let refusal: Refusal | undefined
  const form = busboy({
    headers: { "content-type": contentType },
    defParamCharset: "utf8",
    limits: { fileSize: largest, files: limits.files, fields: 100, fieldSize: 64_000, parts: 200 },
  })
  form.on("field", (name, value) => void fields.set(name, [...(fields.get(name) ?? []), value]))
  form.on("filesLimit", () => {
    refusal ??= new IntakeRefused({ issues: [brokenRule("file", "max-files", { max: limits.files })] })
  })
  form.on("file", (_, file, { filename }) => {
    const fileName = filename ?? "untitled"
    file.on("limit", () => void (refusal ??= new FileTooLarge({ fileName, limit: largest })))
    const kept = keep(file, join(folder, String(arriving.length)), fileName)
    kept.catch(() => undefined)
    arriving.push(kept)
  })
  const tooMuch = () => void (refusal ??= new FileTooLarge({ fileName: "all files", limit: most }))
  const bytes = Readable.from(upTo(most, body, tooMuch))
  await pipeline(bytes, form, { signal }).catch((cause: unknown) => Promise.reject(refusal ?? cause))
  const files = await Promise.all(arriving)
  if (refusal !== undefined) throw refusal
  return { files, fields: Object.fromEntries(fields) }
}

/** Reads on beyond the limit, without keeping it: who is still sending does not listen to an answer. */
async function* upTo(most: number, body: AsyncIterable<Uint8Array>, tooMuch: () => void) {
  let count = 0
  for await (const chunk of body) {
    count += chunk.byteLength
    if (count <= most) yield chunk
    else tooMuch()
  }
}

const keep = async (file: Readable, path: string, fileName: string): Promise<ReceivedFile> => {
  const target = createWriteStream(path, { mode: 0o600 })
  await pipeline(file, target)
  return { path, fileName, size: target.bytesWritten }
}
