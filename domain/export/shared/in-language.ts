import { Effect } from "effect"
import type { Task } from "../../task/task.ts"
import { NotTranslated } from "../../translation/errors.ts"
import { contentOf } from "../../translation/shared/translated-content.ts"
import { translated } from "../../translation/translated.ts"
import { TranslationStore } from "../../translation/translation-store.port.ts"
import type { Material } from "../material.ts"

interface Wanted {
  readonly language?: string
  readonly bilingual?: boolean
}

/** The material in the original, in a translation, or in both. */
export const inWantedLanguage = Effect.fnUntraced(function*(material: Material, { language, bilingual }: Wanted) {
  if (language === undefined) return material
  return bilingual === true ? yield* inBothLanguages(material, language) : yield* inLanguage(material, language)
})

/** The material in another language. What is not translated, or was edited since, stays in the original. */
const inLanguage = Effect.fnUntraced(function*(material: Material, language: string) {
  const { task, transcript, analysis } = material
  const { title, summary, mindMap, texts } = yield* translationOf(task, language)
  const found: Material = {
    ...material,
    task: { ...task, title: title ?? task.title, language },
    transcript: transcript && {
      ...transcript,
      // The times of words are those of the original.
      segments: transcript.segments.map((line) =>
        Object.assign({}, line, texts.has(line.id) ? { text: texts.get(line.id), words: [] } : {})
      ),
    },
    analysis: analysis && summary !== null && mindMap !== null ? { ...analysis, summary, mindMap, language } : analysis,
  }
  return found
})

/** The material with the lines of another language under its own. */
const inBothLanguages = Effect.fnUntraced(function*(material: Material, language: string) {
  const { texts } = yield* translationOf(material.task, language)
  const found: Material = { ...material, under: { language, texts } }
  return found
})

const translationOf = Effect.fnUntraced(function*(task: Task, language: string) {
  const translations = yield* TranslationStore
  if ((yield* translations.get(task.id, language)) === null) return yield* new NotTranslated({ language })
  const { content } = yield* contentOf(task)
  const { lines, ...rest } = translated(content, yield* translations.pieces(task.id, language), language)
  const texts = new Map(
    lines.flatMap(({ id, text, state }) => text !== null && state === "translated" ? [[id, text]] : []),
  )
  return { ...rest, texts }
})
