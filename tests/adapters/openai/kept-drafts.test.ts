import type { Prompt } from "#adapters/openai/analysis-prompt.ts"
import { unreadable } from "#adapters/openai/call-failed.ts"
import { keeping } from "#adapters/openai/kept-drafts.ts"
import type { ModelDraft } from "#adapters/openai/model-draft.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"

const draft: ModelDraft = {
  scenario: "meeting",
  sections: [{ kind: "overview", title: "Overview", points: [] }],
}
const window = (n: number): Prompt => ({ system: "You write notes.", user: `Window ${n}` })

/** A model that counts what it is asked, and what is kept of its answers. */
const scene = () => {
  const kept = new Map<string, string>()
  const asked: Array<string> = []
  const parts = {
    find: (key: string) => Effect.sync(() => kept.get(key) ?? null),
    keep: (key: string, part: string) => Effect.sync(() => void kept.set(key, part)),
  }
  const ask = (prompt: Prompt) =>
    Effect.suspend(() => {
      asked.push(prompt.user)
      return prompt.user === "Window 3" ? unreadable("cut off") : Effect.succeed({ value: draft, isCut: false })
    })
  return { kept, asked, parts, ask }
}

describe("what an analyst has written before it is killed", () => {
  it.effect("is not asked for again, window by window", () =>
    Effect.gen(function*() {
      const { ask, asked, parts } = scene()
      const all = Effect.forEach([1, 2, 3], (n) => keeping(ask, "model", parts)(window(n)))
      yield* Effect.flip(all)
      yield* Effect.flip(all)
      assert.deepStrictEqual(asked, ["Window 1", "Window 2", "Window 3", "Window 3"])
      assert.deepStrictEqual(yield* keeping(ask, "model", parts)(window(1)), { value: draft, isCut: false })
    }))

  it.effect("is asked for again from another model, of other lines, or if it cannot be read any more", () =>
    Effect.gen(function*() {
      const { ask, asked, kept, parts } = scene()
      yield* keeping(ask, "model", parts)(window(1))
      yield* keeping(ask, "other", parts)(window(1))
      yield* keeping(ask, "model", parts)({ ...window(1), system: "You write short notes." })
      assert.lengthOf(asked, 3)
      for (const key of kept.keys()) kept.set(key, "{}")
      yield* keeping(ask, "model", parts)(window(1))
      assert.lengthOf(asked, 4)
    }))

  it.effect("is asked for each time where nothing is kept", () =>
    Effect.gen(function*() {
      const { ask, asked } = scene()
      yield* keeping(ask, "model", undefined)(window(1))
      yield* keeping(ask, "model", undefined)(window(1))
      assert.lengthOf(asked, 2)
    }))
})
