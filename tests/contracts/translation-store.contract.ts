import { UserStore } from "#domain/account/user-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { TranslationStore } from "#domain/translation/translation-store.port.ts"
import type { TranslatedPiece, Translation } from "#domain/translation/translation.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { aTask, taskId } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"

const keep = Effect.gen(function*() {
  yield* (yield* UserStore).insert(aUser())
  for (const nth of [1, 2]) yield* (yield* TaskStore).insert(aTask({ id: taskId(nth) }))
})

const spanish: Translation = {
  language: "es",
  sourceLanguage: "en",
  engine: "fake",
  isBasic: true,
  state: "running",
  failure: null,
}
const failure = { code: "X", message: "It failed", description: "Try again" }
const piece = (id: string, text: string | null = `translated ${id}`): TranslatedPiece => ({
  id,
  sourceHash: `hash of ${id}`,
  text,
  fault: text === null ? "numbers" : null,
})
const sorted = (pieces: ReadonlyArray<TranslatedPiece>) => pieces.toSorted((a, b) => a.id < b.id ? -1 : 1)

/** What every TranslationStore must do. */
export const translationStoreContract = (
  name: string,
  layer: Layer.Layer<TranslationStore | TaskStore | UserStore>,
): void => {
  describe(`TranslationStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "gives translations back as they were saved last, by task and language",
      Effect.gen(function*() {
        const store = yield* TranslationStore
        yield* keep
        assert.strictEqual(yield* store.get(taskId(1), "es"), null)
        const german = { ...spanish, language: "de" }
        yield* store.save(taskId(1), spanish)
        yield* store.save(taskId(1), german)
        const failed: Translation = { ...spanish, state: "failed", failure, engine: "other", isBasic: false }
        yield* store.save(taskId(1), failed)
        assert.deepStrictEqual(yield* store.get(taskId(1), "es"), failed)
        assert.deepStrictEqual(yield* store.list(taskId(1)), [german, failed])
        assert.deepStrictEqual(yield* store.list(taskId(2)), [])
      }),
    )

    behaves(
      "replaces pieces one by one, and keeps them when the translation is saved again",
      Effect.gen(function*() {
        const store = yield* TranslationStore
        yield* keep
        yield* store.save(taskId(1), spanish)
        yield* store.savePieces(taskId(1), "es", [])
        yield* store.savePieces(taskId(1), "es", [piece("a"), piece("b", null)])
        yield* store.savePieces(taskId(1), "es", [piece("b", "now"), piece("c", "“ü” 漢")])
        yield* store.save(taskId(1), { ...spanish, state: "completed" })
        const all = [piece("a"), piece("b", "now"), piece("c", "“ü” 漢")]
        assert.deepStrictEqual(sorted(yield* store.pieces(taskId(1), "es")), all)
        assert.deepStrictEqual(yield* store.pieces(taskId(1), "de"), [])
        yield* store.removePieces(taskId(1), "es", ["a", "x"])
        yield* store.removePieces(taskId(1), "es", [])
        assert.deepStrictEqual(sorted(yield* store.pieces(taskId(1), "es")), all.slice(1))
      }),
    )

    behaves(
      "stores nothing for a task or a translation that does not exist, and forgets those of a deleted task",
      Effect.gen(function*() {
        const store = yield* TranslationStore
        yield* keep
        yield* store.save(taskId(9), spanish)
        yield* store.savePieces(taskId(1), "es", [piece("a")])
        assert.deepStrictEqual(yield* store.list(taskId(9)), [])
        assert.deepStrictEqual(yield* store.pieces(taskId(1), "es"), [])
        yield* store.save(taskId(1), spanish)
        yield* store.savePieces(taskId(1), "es", [piece("a")])
        yield* (yield* TaskStore).remove([taskId(1)])
        assert.deepStrictEqual([yield* store.list(taskId(1)), yield* store.pieces(taskId(1), "es")], [[], []])
      }),
    )
  })
}
