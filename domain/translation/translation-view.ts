import { Schema } from "effect"
import { MindMap } from "../analysis/mind-map.ts"
import { SegmentId, TaskId } from "../kernel/ids.ts"
import { wireAs } from "../kernel/wire.ts"
import type { Task } from "../task/task.ts"
import { isTranslating } from "../task/translating.ts"
import type { Content } from "./source-pieces.ts"
import { translated } from "./translated.ts"
import { Fault, type TranslatedPiece, type Translation } from "./translation.ts"

export const TranslationStatus = Schema.Literals([
  "notStarted",
  "translating",
  "translationCompleted",
  "translationFailed",
])

/** A line in another language. The text of a stale one is that of the line before it was edited. */
const TranslatedLine = wireAs("TranslatedLine", {
  id: SegmentId,
  text: Schema.NullOr(Schema.String),
  state: Schema.Literals(["translated", "untranslated", "stale", "waiting"]),
  fault: Schema.NullOr(Fault),
})

/** The outcomes of lines and texts, counted; checked by the server, whatever the engine says. */
const Receipt = wireAs("TranslationReceipt", {
  total: Schema.Int,
  translated: Schema.Int,
  untranslated: Schema.Int,
  stale: Schema.Int,
  waiting: Schema.Int,
})

export const TranslationView = wireAs("Translation", {
  taskId: TaskId,
  targetLanguage: Schema.String,
  sourceLanguage: Schema.String,
  status: TranslationStatus,
  /** 0 to 1. */
  fraction: Schema.Finite,
  /** The engine that translated it; null before that. */
  engine: Schema.NullOr(Schema.String),
  /** Whether it is basic machine translation: good for the gist. */
  isBasic: Schema.Boolean,
  errorCode: Schema.NullOr(Schema.String),
  errorMessage: Schema.NullOr(Schema.String),
  receipt: Receipt,
  title: Schema.NullOr(Schema.String),
  lines: Schema.Array(TranslatedLine),
  /** Markdown, with the citations of the original; null if there is none, or nothing of it is translated. */
  summary: Schema.NullOr(Schema.String),
  mindMap: Schema.NullOr(MindMap),
})
export type TranslationView = typeof TranslationView.Type

interface Viewed {
  readonly task: Task
  readonly source: string
  readonly target: string
  readonly translation: Translation | null
  readonly pieces: ReadonlyArray<TranslatedPiece>
  readonly content: Content
}

export const translationViewOf = ({ task, source, target, translation, pieces, content }: Viewed): TranslationView => {
  const { title, lines, summary, mindMap, receipt } = translated(content, pieces, target)
  const status = statusOfTranslation(task, translation, target)
  const failure = status === "translationFailed" ? translation?.failure ?? null : null
  return {
    taskId: task.id,
    targetLanguage: target,
    sourceLanguage: translation?.sourceLanguage ?? source,
    status,
    fraction: receipt.total === 0 ? 0 : 1 - receipt.waiting / receipt.total,
    engine: translation?.engine ?? null,
    isBasic: translation?.isBasic ?? false,
    errorCode: failure?.code ?? null,
    errorMessage: failure?.message ?? null,
    receipt,
    title,
    lines,
    summary,
    mindMap,
  }
}

/** A translation marked as running was stopped if its task is not being translated. */
export const statusOfTranslation = (
  task: Task,
  translation: Translation | null,
  target: string,
): typeof TranslationStatus.Type => {
  if (isTranslating(task) && task.translation?.language === target) return "translating"
  if (translation === null) return "notStarted"
  return translation.state === "completed" ? "translationCompleted" : "translationFailed"
}
