import * as Adapter from "#adapters/documents/yjs/document-text.ts"
import { markdownOf, merge, replacement, seed } from "#adapters/documents/yjs/text-operations.ts"
import { DocumentText } from "#domain/writing/document-text.port.ts"
import { assert, layer } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { setTimeout as pause } from "node:timers/promises"

const long = Array.from(
  { length: 200 },
  (_, at) =>
    `## Part ${at}\n\nWe **raise** the price of plan ${at} [00:10](#t=${at}) in May.\n\n- [ ] Call customer ${at}\n`,
).join("\n")
const edited = long.replace("plan 100 ", "plan 100, the old one, ")

/** What the work answers, and how often everything else had its turn meanwhile. */
const whileOthersRun = <A>(work: Effect.Effect<A>) =>
  Effect.gen(function*() {
    const working = yield* Effect.forkChild(work)
    let turns = 0
    while (working.pollUnsafe() === undefined) {
      yield* Effect.promise(() => pause(1))
      turns++
    }
    return { answer: yield* Fiber.join(working), turns }
  })

layer(Adapter.layer, { excludeTestServices: true })("a long document", (it) => {
  it.effect("is made, changed, merged and compared without holding up everything else", () =>
    Effect.gen(function*() {
      const text = yield* DocumentText
      const made = yield* whileOthersRun(text.seed(long))
      assert.strictEqual(markdownOf(made.answer), markdownOf(seed(long)))
      const changed = yield* whileOthersRun(text.replacement(made.answer, edited))
      assert.strictEqual(merge([made.answer, changed.answer], edited).markdown, edited)
      const merged = yield* whileOthersRun(text.merge([made.answer, changed.answer], edited))
      assert.strictEqual(merged.answer.markdown, edited)
      const said = yield* whileOthersRun(text.markdownOf(merged.answer.state))
      assert.include(said.answer, "plan 100, the old one, ")
      const compared = yield* whileOthersRun(text.compare(long, edited))
      assert.deepInclude(compared.answer.flatMap(({ runs }) => runs), { kind: "added", text: ", the old one," })
      // Work in this process would leave one turn between each two.
      const turns = [made, changed, merged, said, compared].reduce((sum, one) => sum + one.turns, 0)
      assert.isAbove(turns, 20)
    }))

  it.effect("is no different from a short one in what it says", () =>
    Effect.gen(function*() {
      const text = yield* DocumentText
      const [state, short] = [yield* text.seed("- one\n- two\n"), seed("- one\n- two\n")]
      assert.strictEqual(yield* text.markdownOf(state), markdownOf(short))
      assert.strictEqual(
        markdownOf(merge([state, yield* text.replacement(state, long)], long).state),
        markdownOf(seed(long)),
      )
      assert.strictEqual(replacement(state, "- one\n").length, (yield* text.replacement(state, "- one\n")).length)
    }))
})
