import { TranslationStore } from "#domain/translation/translation-store.port.ts"
import { Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"
import type { StoredTranslation } from "./stored.ts"
import type { Tables } from "./tables.ts"

const make = Effect.gen(function*() {
  const { read, write } = yield* State
  return TranslationStore.of({
    get: (taskId, language) => read(({ translations }) => translations.get(taskId)?.get(language)?.translation ?? null),
    list: (taskId) =>
      read(({ translations }) =>
        Array.from(translations.get(taskId)?.values() ?? [], ({ translation }) => translation)
          .toSorted((a, b) => a.language < b.language ? -1 : 1)
      ),
    save: (taskId, translation) =>
      write((tables) => {
        if (!tables.tasks.has(taskId)) return {}
        const pieces = storedIn(tables, taskId, translation.language)?.pieces ?? new Map()
        return replaced(tables, taskId, { translation, pieces })
      }),
    pieces: (taskId, language) => read((tables) => [...(storedIn(tables, taskId, language)?.pieces.values() ?? [])]),
    savePieces: (taskId, language, pieces) =>
      write((tables) => {
        const stored = storedIn(tables, taskId, language)
        if (stored === undefined) return {}
        const all = new Map([...stored.pieces, ...pieces.map((piece) => [piece.id, piece] as const)])
        return replaced(tables, taskId, { ...stored, pieces: all })
      }),
    removePieces: (taskId, language, ids) =>
      write((tables) => {
        const stored = storedIn(tables, taskId, language)
        return stored === undefined ? {} : replaced(tables, taskId, { ...stored, pieces: without(stored.pieces, ids) })
      }),
  })
})

const storedIn = ({ translations }: Tables, taskId: string, language: string): StoredTranslation | undefined =>
  translations.get(taskId)?.get(language)

const replaced = ({ translations }: Tables, taskId: string, stored: StoredTranslation): Partial<Tables> => ({
  translations: put(
    translations,
    taskId,
    put(translations.get(taskId) ?? new Map(), stored.translation.language, stored),
  ),
})

export const layer = Layer.effect(TranslationStore, make)
