import { actionItemsOf, tickedMarkdown, withTicksOf } from "#domain/analysis/action-items.ts"
import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { referenceTo } from "#domain/analysis/speaker-reference.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { tickActionItem } from "#domain/writing/use-cases/tick-action-item.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import * as fc from "fast-check"
import { refusal } from "../../support/a-scene.ts"
import { taskId } from "../../support/a-task.ts"
import { transcribed } from "../../support/a-transcribed-task.ts"
import { anAnalysis } from "../../support/an-analysis.ts"

const id = taskId(1)
const markdown = `## Action items

- [ ] Call *them* — owner: Ann, due: Friday, early [01:03](#t=63)
- [x] Send 3 – 4 offers — due: tomorrow
- [ ] Write — owner: Ben (not verified)
- no item
\`\`\`
- [ ] in code
\`\`\`
1. [ ] Call *them*
`

describe("the action items of a summary", () => {
  it("have owner, task, date and time, whatever surrounds them", () =>
    assert.deepStrictEqual(
      actionItemsOf(markdown, "en").map((
        { line, text, owner, due, isDone, begin },
      ) => [line, text, owner, due, isDone, begin]),
      [
        [3, "Call them", "Ann", "Friday, early", false, 63_000],
        [4, "Send 3 – 4 offers", null, "tomorrow", true, null],
        [5, "Write", "Ben", null, false, null],
        [10, "Call them", null, null, false, null],
      ],
    ))

  it("say what is marked as not verified, with and without a time", () =>
    assert.deepStrictEqual(
      actionItemsOf(`${markdown}\n- [ ] Rent — due: May [01:03](#t=63) (not verified)`, "en")
        .map(({ text, due, isUnverified }) => [text, due, isUnverified]),
      [
        ["Call them", "Friday, early", false],
        ["Send 3 – 4 offers", "tomorrow", false],
        ["Write", null, true],
        ["Call them", null, false],
        ["Rent", "May", true],
      ],
    ))

  it("have ids of their own that survive edits of other lines", () => {
    const ids = actionItemsOf(markdown, "en").map((item) => item.id)
    assert.strictEqual(new Set(ids).size, 4)
    assert.deepStrictEqual(actionItemsOf(`Intro\n\n${markdown}`, "en").map((item) => item.id), ids)
  })

  it("are ticked one by one, and nothing else changes", () =>
    fc.assert(fc.property(fc.nat(3), fc.boolean(), (nth, isDone) => {
      const item = actionItemsOf(markdown, "en")[nth]
      assert.isDefined(item)
      const ticked = tickedMarkdown(markdown, [item.line], isDone)
      assert.strictEqual(tickedMarkdown(ticked, [item.line], item.isDone), markdown)
      assert.deepStrictEqual(actionItemsOf(ticked, "en")[nth], { ...item, isDone })
    })))

  it("keep their ticks when the summary is written again", () =>
    assert.strictEqual(
      withTicksOf("- [x] Call them — owner: Ann\n- [ ] Write", "- [ ] Write\n- [ ] Call them — owner: Bob", "en"),
      "- [ ] Write\n- [x] Call them — owner: Bob",
    ))
})

describe("analysis.tickActionItem", () => {
  const ann = { id: "s1", name: "Ann" }
  const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
    transcribed(
      ["Ann: I will call them."],
      Effect.gen(function*() {
        yield* (yield* AnalysisStore).save(id, anAnalysis({ summary: `- [ ] Call them — owner: ${referenceTo(ann)}` }))
        return yield* test
      }),
    )

  it.effect("saves the tick, keeps the owner bound, and does not count as an edit by hand", () =>
    scene(Effect.gen(function*() {
      const [item] = (yield* getSummary.run({ taskId: id })).actionItems
      assert.isDefined(item)
      const { actionItems } = yield* tickActionItem.run({ taskId: id, itemId: item.id, isDone: true })
      assert.deepStrictEqual(actionItems, [{ ...item, isDone: true }])
      const { summary, isEdited, version } = yield* getSummary.run({ taskId: id })
      assert.deepStrictEqual([summary, isEdited, version], ["- [x] Call them — owner: Ann", false, 2])
      assert.include((yield* (yield* AnalysisStore).stored(id))?.summary, referenceTo(ann))
      yield* tickActionItem.run({ taskId: id, itemId: item.id, isDone: true })
      assert.strictEqual((yield* getSummary.run({ taskId: id })).version, 2)
    })))

  it.effect("refuses an item that is no longer there", () =>
    scene(Effect.gen(function*() {
      const tag = yield* refusal(tickActionItem.run({ taskId: id, itemId: "none", isDone: true }))
      assert.strictEqual(tag, "ActionItemNotFound")
    })))
})
