import { answerParent } from "#adapters/system/child-process/answer-parent.ts"
import { Drawing } from "#domain/export/map-drawing.ts"
import { Report } from "#domain/export/report.ts"
import { Schema } from "effect"
import { drawPdf } from "./draw-pdf.ts"
import { writeDocx } from "./write-docx.ts"
import { writePdf } from "./write-pdf.ts"

const Request = Schema.TaggedUnion({
  Docx: { report: Report },
  Pdf: { report: Report, font: Schema.String },
  DrawingPdf: {
    drawing: Drawing,
    title: Schema.String,
    language: Schema.NullOr(Schema.String),
    font: Schema.String,
  },
})
export type WriteRequest = typeof Request.Type

answerParent((raw): Promise<Uint8Array> => {
  const request = Schema.decodeUnknownSync(Request)(raw)
  switch (request._tag) {
    case "Docx":
      return writeDocx(request.report)
    case "Pdf":
      return writePdf(request.report, request.font)
    case "DrawingPdf":
      return drawPdf(request.drawing, request.title, request.language, request.font)
  }
})
