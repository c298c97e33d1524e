import { askWorker, type WorkerFailed } from "#adapters/system/child-process/node-worker.ts"
import { DocumentOwner, DocumentWriter } from "#domain/export/document-writer.port.ts"
import { ExportTooLarge, ExportUnavailable } from "#domain/export/errors.ts"
import type { Drawing } from "#domain/export/map-drawing.ts"
import { renderSvg } from "#domain/export/render-svg.ts"
import { Effect, Layer, Schema } from "effect"
import { accountTurns } from "./account-turns.ts"
import { drawPng } from "./draw-png.ts"
import { findBold, findFont, findOthers, fontAdvice } from "./font-files.ts"
import { hanRegion } from "./han-region.ts"
import type { WriteRequest } from "./write-worker.ts"
import { writeXmind } from "./write-xmind.ts"

export interface WriterOptions {
  /** A font file, instead of those in the known places. */
  readonly font: string | null
}

const limits = { timeLimit: 180_000, memoryLimit: 1536 }
/** Documents written at the same time, of different accounts: each may take a core and a few hundred megabytes. */
const atOnce = 2
/** Pixels of an image, and of its longer side. */
const max = { pixels: 64_000_000, side: 32_000 }

/** Documents are written in a process of their own with limited memory. */
export const layer = ({ font }: WriterOptions): Layer.Layer<DocumentWriter> =>
  Layer.sync(DocumentWriter, () => {
    const turns = accountTurns(atOnce)
    const inTurn = <A, E>(work: Effect.Effect<A, E>) => Effect.flatMap(DocumentOwner, (owner) => turns(owner, work))
    const withFont = Effect.flatMap(
      Effect.promise(() => findFont(font)),
      (found) => found === null ? Effect.fail(new ExportUnavailable({ detail: missing(font) })) : Effect.succeed(found),
    )
    return DocumentWriter.of({
      docx: (report) => inTurn(ask({ _tag: "Docx", report }, "docx")),
      pdf: (report) => Effect.flatMap(withFont, (path) => inTurn(ask({ _tag: "Pdf", report, font: path }, "pdf"))),
      drawingPdf: (drawing, title, language) =>
        Effect.flatMap(
          withFont,
          (path) => inTurn(ask({ _tag: "DrawingPdf", drawing, title, language, font: path }, "pdf")),
        ),
      png: (drawing, title, language) =>
        Effect.flatMap(withFont, (path) => inTurn(drawPng(enlarged(drawing, title, language), path))),
      xmind: (map, tasks) => Effect.promise(() => writeXmind(map, tasks)),
    })
  })

const missing = (configured: string | null): string =>
  configured === null
    ? `no font with Chinese, Japanese and Korean characters was found; ${fontAdvice}`
    : "the font file that PDF_FONT names does not exist"

type Refused = ExportTooLarge | ExportUnavailable

const ask = Effect.fnUntraced(function*(request: WriteRequest, format: string) {
  const file = new URL("./write-worker.ts", import.meta.url)
  const reads = request._tag === "Docx" ? [] : yield* Effect.promise(() => fontsFor(request.font))
  return yield* askWorker({ file, request, reads, answer: Schema.Uint8Array, ...limits }).pipe(
    Effect.catch((failed) => explain(failed, format)),
  )
})

/** Everything that a writer may read besides our code. */
const fontsFor = async (font: string): Promise<ReadonlyArray<string>> => [
  font,
  ...[await findBold(font)].filter((path) => path !== null),
  ...await findOthers(),
]

/** A worker that runs out of memory is killed by V8 or by the system. */
const explain = ({ reason, name, detail }: WorkerFailed, format: string): Effect.Effect<never, Refused> => {
  if (name === "FontUnreadable") return Effect.fail(new ExportUnavailable({ detail }))
  return reason === "timed-out" || (reason === "died" && /heap|memory|^SIGKILL/i.test(detail))
    ? Effect.fail(new ExportTooLarge({ format }))
    : Effect.die(new Error(`document writer: ${reason}: ${name}: ${detail}`))
}

/** Twice the size, unless the image would be too large. */
const enlarged = (drawing: Drawing, title: string, language: string | null): string => {
  const { width, height } = drawing
  const scale = Math.min(2, max.side / Math.max(width, height), Math.sqrt(max.pixels / (width * height)))
  return renderSvg(drawing, { title, scale, family: familiesFor(language) })
}

const familiesFor = (language: string | null): string =>
  `'Noto Sans CJK ${hanRegion(language).toUpperCase()}', 'Noto Sans', 'Arial Unicode MS', sans-serif`
