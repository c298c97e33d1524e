import type { TranslationView } from "#domain/translation/translation-view.ts"
import type { Fitted } from "../tool.ts"
import { maxCharacters } from "./transcript-text.ts"

type Counted = Pick<TranslationView, "status" | "receipt" | "targetLanguage" | "engine" | "isBasic" | "errorMessage">

/** How far a translation has got, what became of its lines, and what made it. */
export const receiptText = ({ status, receipt, targetLanguage, engine, isBasic, errorMessage }: Counted): string => {
  const { total, translated, untranslated, stale, waiting } = receipt
  const rest = [
    untranslated === 0 ? null : `${untranslated} could not be translated`,
    stale === 0 ? null : `${stale} were edited since`,
    waiting === 0 ? null : `${waiting} are still to do`,
  ].filter((part) => part !== null)
  const state = {
    notStarted: `Not translated to ${targetLanguage} yet.`,
    translating: `Translating to ${targetLanguage}.`,
    translationCompleted: `Translated to ${targetLanguage}.`,
    translationFailed: `The translation to ${targetLanguage} was stopped${
      errorMessage === null ? "" : `: ${errorMessage}`
    }.`,
  }[status]
  if (status === "notStarted") return state
  const counts = `${translated} of ${total} lines and texts are translated${
    rest.length === 0 ? "" : `; ${rest.join(", ")}`
  }.`
  return `${state} ${counts} (by ${engine}${isBasic ? ", basic machine translation" : ""})`
}

/** A line that is not translated is marked; the reader has the original. */
export const linesText = ({ lines }: Pick<TranslationView, "lines">): string =>
  lines.map(({ text, state, fault }) => {
    if (text === null) return `[not translated${fault === null ? "" : `: ${fault}`}]`
    return state === "stale" ? `${text} [edited since]` : text
  }).join("\n")

/** As many lines from the start as one answer holds; of a translation that was never started, none. */
export const fitTranslation = (view: TranslationView): Fitted<TranslationView> => {
  if (view.status === "notStarted") return { kept: withoutLines(view), rest: "Call translate_task to start it." }
  let room = maxCharacters
  const cut = view.lines.findIndex(({ text }) => (room -= (text ?? "").length + 30) < 0)
  if (cut <= 0) return { kept: view, rest: null }
  const whole = `format=txt, content=transcript and language=${view.targetLanguage}`
  return {
    kept: { ...view, lines: view.lines.slice(0, cut) },
    rest: `(${view.lines.length - cut} more lines: call export_task with ${whole} for all of them, in parts.)`,
  }
}

export const withoutLines = (view: TranslationView): TranslationView => ({ ...view, lines: [] })
