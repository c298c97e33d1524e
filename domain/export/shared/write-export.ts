import { Effect, Schema } from "effect"
import { summaryWords } from "../../analysis/section-titles.ts"
import { isSpoken } from "../../task/source.ts"
import { readable } from "../cues.ts"
import { DocumentWriter } from "../document-writer.port.ts"
import { drawMindMap } from "../draw-mind-map.ts"
import { exportedTask, renderJson } from "../exported-task.ts"
import { type Material, mindMapOf } from "../material.ts"
import { renderMarkdown } from "../render-markdown.ts"
import { renderSrt } from "../render-srt.ts"
import { renderSvg, screenFonts } from "../render-svg.ts"
import { renderText } from "../render-text.ts"
import { renderVtt } from "../render-vtt.ts"
import { reportOf } from "../report.ts"

/** The content of a file: text to be encoded as UTF-8, or bytes. */
export const ExportBody = Schema.TaggedUnion({
  Text: { text: Schema.String },
  Bytes: { bytes: Schema.Uint8ArrayFromBase64 },
})
type ExportBody = typeof ExportBody.Type

export const writeExport = Effect.fnUntraced(function*(material: Material) {
  const writer = yield* DocumentWriter
  const { task, transcript, analysis, options, under } = material
  const spoken = transcript ?? { segments: [], speakers: [] }
  const map = mindMapOf(material)
  // Imported subtitles keep the times of their author; a line that has no end lasts a millisecond.
  const shortest = isSpoken(task.source) ? readable : 2
  switch (options.format) {
    case "txt":
      return text(yield* renderText(yield* reportOf(material)))
    case "md":
      return text(yield* renderMarkdown(yield* reportOf(material)))
    case "srt":
      return text(yield* renderSrt(spoken, options.hasSpeakers, under, shortest))
    case "vtt":
      return text(yield* renderVtt(spoken, options.hasSpeakers, under, shortest))
    case "json":
      return text(yield* renderJson(exportedTask(task, transcript, analysis, options)))
    case "svg":
      return text(renderSvg(drawMindMap(map), { title: task.title, scale: 1, family: screenFonts }))
    case "docx":
      return bytes(yield* writer.docx(yield* reportOf(material)))
    case "pdf":
      return options.content === "mind_map"
        ? bytes(yield* writer.drawingPdf(drawMindMap(map), task.title, task.language))
        : bytes(yield* writer.pdf(yield* reportOf(material)))
    case "png":
      return bytes(yield* writer.png(drawMindMap(map), task.title, task.language))
    case "xmind":
      return bytes(yield* writer.xmind(map, summaryWords(analysis?.language ?? "en").actions))
  }
})

const text = (content: string): ExportBody => ({ _tag: "Text", text: content })
const bytes = (content: Uint8Array): ExportBody => ({ _tag: "Bytes", bytes: content })
