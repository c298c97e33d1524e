import { Effect } from "effect"
import { NotTranslated } from "../../translation/errors.ts"
import { contentOf } from "../../translation/shared/translated-content.ts"
import { translated } from "../../translation/translated.ts"
import { TranslationStore } from "../../translation/translation-store.port.ts"
import type { Material } from "../material.ts"

/** The same in another language. What is not translated, or was edited since, stays in the original. */
export const inLanguage = Effect.fnUntraced(function*(material: Material, language: string) {
  const { task, transcript, analysis } = material
  const translations = yield* TranslationStore
  if ((yield* translations.get(task.id, language)) === null) return yield* new NotTranslated({ language })
  const { content } = yield* contentOf(task)
  const { title, lines, summary, mindMap } = translated(
    content,
    yield* translations.pieces(task.id, language),
    language,
  )
  const texts = new Map(
    lines.flatMap(({ id, text, state }) => text !== null && state === "translated" ? [[id, text]] : []),
  )
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
