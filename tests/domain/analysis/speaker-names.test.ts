import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { bindEdit } from "#domain/analysis/bind-speakers.ts"
import { namedSummary } from "#domain/analysis/named-analysis.ts"
import { namedText, referencesIn, referenceTo } from "#domain/analysis/speaker-reference.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { redrawMindMap } from "#domain/analysis/use-cases/redraw-mind-map.ts"
import { writtenAnalysis } from "#domain/analysis/written-analysis.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { editLines } from "#domain/transcript/use-cases/edit-lines.ts"
import { mergeSpeakers } from "#domain/transcript/use-cases/merge-speakers.ts"
import { renameSpeakers } from "#domain/transcript/use-cases/rename-speakers.ts"
import { undoMerge } from "#domain/transcript/use-cases/undo-merge.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import * as fc from "fast-check"
import { noon } from "../../support/a-scene.ts"
import { taskId } from "../../support/a-task.ts"
import { transcribed } from "../../support/a-transcribed-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"

const id = taskId(1)
const lines = ["Speaker 1: I will call them.", "Will: They said it will rain.", "Speaker 1: Thank you."]
const point = { segments: [SegmentId.make("g1")], quote: null, owner: null, due: null }
const draft = {
  scenario: "meeting" as const,
  sections: [
    { kind: "overview" as const, title: "Overview", points: [{ ...point, text: "Speaker 1 calls. Will it rain?" }] },
    { kind: "actions" as const, title: "Actions", points: [{ ...point, text: "Call them", owner: "Speaker 1" }] },
  ],
}
const facts = {
  title: "Call",
  draft,
  analyst: "x",
  language: "en",
  style: null,
  version: 1,
  isSpoken: true,
  updatedAt: noon,
}

const analysed = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  transcribed(
    lines,
    Effect.gen(function*() {
      const analyses = yield* AnalysisStore
      yield* analyses.save(id, writtenAnalysis({ ...facts, linesRevision: 1 }, aTranscript(lines)))
      return yield* test
    }),
  )

const rename = (name: string, speaker = "s1") => renameSpeakers.run({ taskId: id, speakers: [{ id: speaker, name }] })
const summary = Effect.map(getSummary.run({ taskId: id }), (found) => found.summary)

describe("a renamed speaker", () => {
  it.effect("has the new name in the summary, its claims and the mind map at once", () =>
    analysed(Effect.gen(function*() {
      yield* rename("Anna")
      const found = yield* getSummary.run({ taskId: id })
      assert.include(found.summary, "- Anna calls. Will it rain?")
      assert.include(found.summary, "Call them — owner: Anna")
      assert.deepStrictEqual(found.sections.map(({ points }) => points[0]?.owner), [null, "Anna"])
      const { mindMap } = yield* redrawMindMap.run({ taskId: id })
      assert.include(JSON.stringify(mindMap), "Call them · Anna")
    })))

  it.effect("does not turn a word of the conversation into a name", () =>
    analysed(Effect.gen(function*() {
      yield* rename("William", "s2")
      assert.include(yield* summary, "Will it rain?")
    })))

  it.effect("keeps the new name after the summary was edited by hand", () =>
    analysed(Effect.gen(function*() {
      const edited = (yield* summary).replace("- [ ] Call them", "- [x] Call all of them").replace("calls", "phones")
      yield* editTask.run({ taskId: id, summary: `${edited}\n- [ ] Write to them — owner: Speaker 1\n` })
      yield* rename("Anna")
      assert.include(yield* summary, "- Anna phones. Will it rain?")
      assert.include(yield* summary, "- [x] Call all of them — owner: Anna")
      assert.include(yield* summary, "- [ ] Write to them — owner: Anna")
    })))

  it.effect("stays in the summary under the name of the speaker it was merged into", () =>
    analysed(Effect.gen(function*() {
      const { merged } = yield* mergeSpeakers.run({ taskId: id, from: "s1", into: "s2" })
      assert.include(yield* summary, "owner: Will")
      yield* undoMerge.run({ taskId: id, ...merged })
      assert.include(yield* summary, "owner: Speaker 1")
    })))
})

describe("a summary", () => {
  it.effect("is outdated once a line has changed, and not after a rename", () =>
    analysed(Effect.gen(function*() {
      const isOutdated = Effect.map(getSummary.run({ taskId: id }), (found) => found.isOutdated)
      assert.isFalse(yield* isOutdated)
      yield* rename("Anna")
      assert.isFalse(yield* isOutdated)
      yield* editLines.run({ taskId: id, lines: [{ id: SegmentId.make("g1"), text: "I will call her." }] })
      assert.isTrue(yield* isOutdated)
    })))
})

describe("references to speakers", () => {
  const names = fc.constantFrom("Ann", "Speaker 1", "Speaker 12", "李娜", "A_b*", "Will")
  const speakers = fc.uniqueArray(fc.record({ id: fc.constantFrom("speaker_1", "speaker_2", "s3"), name: names }), {
    selector: ({ id: speaker }) => speaker,
    minLength: 1,
  })

  it("are the same after an edit that changes nothing", () =>
    fc.assert(fc.property(speakers, fc.array(fc.tuple(fc.string(), fc.nat(2))), (people, parts) => {
      const stored = parts.map(([text, nth]) =>
        text.replaceAll(/[\uFFF9-\uFFFB]/g, "") + referenceTo(people[nth] ?? people[0] ?? { id: "s", name: "n" })
      ).join("\n")
      const shown = namedSummary(stored, people)
      assert.strictEqual(bindEdit(stored, shown, people, "en"), stored)
    })))

  it("are put back without looking at the speakers for each line of a long summary", () => {
    let looks = 0
    const ann = {
      id: "s1",
      get name() {
        looks++
        return "Ann"
      },
    }
    const looksFor = (lines: number) => {
      looks = 0
      const stored = Array.from({ length: lines }, (_, nth) => `- ${referenceTo({ id: "s1", name: "Ann" })} ${nth}`)
        .join("\n\n")
      assert.strictEqual(bindEdit(stored, stored.replaceAll(/\uFFF9Ann\uFFFAs1\uFFFB/g, "Ann"), [ann], "en"), stored)
      return looks
    }
    assert.strictEqual(looksFor(1000), looksFor(10))
  })

  it("are read with the name they were written with if the speaker is gone", () =>
    assert.strictEqual(namedText(`Ask ${referenceTo({ id: "s9", name: "Ann" })}.`, new Map()), "Ask Ann."))

  it("leave no trace of one that was cut short", () =>
    assert.strictEqual(namedText(`Ask ${referenceTo({ id: "s9", name: "Ann" }).slice(0, 6)}`, new Map()), "Ask Ann"))

  it("cannot be typed", () =>
    assert.isEmpty(referencesIn(bindEdit("", `Ask ${referenceTo({ id: "s1", name: "Ann" })}`, [], "en"))))
})
