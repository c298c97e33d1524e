import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import type { Draft } from "#domain/analysis/analysis.ts"
import { type AnalysisRequest, Analyst } from "#domain/analysis/analyst.port.ts"
import { summaryWords } from "#domain/analysis/section-titles.ts"
import { hasSection, sectionsIn, withSectionOf } from "#domain/analysis/summary-sections.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { startAnalysis } from "#domain/analysis/use-cases/start-analysis.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { analyseTask } from "#domain/pipeline/jobs/analyse-task.ts"
import { SectionKind } from "#domain/task/summary-section.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { assert, describe, it } from "@effect/vitest"
import { Effect } from "effect"
import * as fc from "fast-check"
import { atNoon, keepTasks, keepUsers, refusal } from "../../support/a-scene.ts"
import { ada, asAda, aTask, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { aUser } from "../../support/a-user.ts"
import { anAnalysis } from "../../support/an-analysis.ts"

const before = `Words of my own, before any heading.

## Overview

- The launch moves to May   (I checked this)

## Decisions

- [Old decision](#t=3) *as edited*
  with a second line

## My notes

\`\`\`
## Decisions
\`\`\`
* kept

## Action items

- [x] Call them
- [ ] Write to them`

const written = `## Overview

- Another overview

## Decisions

- A new decision

## Action items

- [ ] Call them
- [ ] Another item
`

describe("a section that is put into a summary", () => {
  it("replaces the one of its kind; all else stays byte for byte", () => {
    assert.strictEqual(
      withSectionOf(before, written, "decisions", "en"),
      before.replace("- [Old decision](#t=3) *as edited*\n  with a second line", "- A new decision"),
    )
  })

  it("is found by its heading as written, in the language of the summary, outside code", () => {
    assert.deepStrictEqual(sectionsIn(before, "en"), [
      { kind: "overview", line: 3 },
      { kind: "decisions", line: 7 },
      { kind: "actions", line: 19 },
    ])
    assert.deepStrictEqual(sectionsIn(before, "de"), [])
    assert.isTrue(hasSection("## Beschlüsse\n\n- x", "de", "decisions"))
  })

  it("changes nothing if either text lacks it", () => {
    assert.strictEqual(withSectionOf(before, written, "keywords", "en"), before)
    assert.strictEqual(withSectionOf(before, "", "overview", "en"), before)
  })

  it("leaves every other line alone, whatever the summary says", () => {
    const line = fc.constantFrom(
      "## Overview",
      "## Decisions",
      "# Mine",
      "### Sub",
      "- a point",
      "",
      "```",
      "text  ",
    )
    fc.assert(fc.property(fc.array(line), fc.constantFrom("\n", "\n\n"), (lines, end) => {
      const text = `${lines.join("\n")}${end}`
      const changed = withSectionOf(text, written, "decisions", "en")
      const span = sectionsIn(text, "en").find(({ kind }) => kind === "decisions")
      if (span === undefined) return assert.strictEqual(changed, text)
      const head = text.split("\n").slice(0, span.line).join("\n")
      assert.isTrue(changed.startsWith(`${head}\n\n- A new decision`))
      const rest = sectionsIn(text, "en").filter(({ kind }) => kind !== "decisions").length
      assert.strictEqual(sectionsIn(changed, "en").filter(({ kind }) => kind !== "decisions").length, rest)
      assert.strictEqual(withSectionOf(changed, written, "decisions", "en"), changed)
    }))
  })

  it("is known by its title in each language", () => {
    for (const language of ["en", "zh", "ja", "ko", "es", "fr", "de", "pt"]) {
      const words = summaryWords(language)
      for (const kind of SectionKind.literals) {
        const title = kind === "topic" ? words.topics : words[kind]
        assert.deepStrictEqual(sectionsIn(`## ${title}\n\n- x`, language), [{ kind, line: 1 }])
      }
    }
  })
})

const id = taskId(1)
const point = (text: string) => ({ text, segments: [SegmentId.make("g1")], quote: null, owner: null, due: null })
const draft: Draft = {
  scenario: "meeting",
  sections: [
    { kind: "overview", title: "Overview", points: [point("Another overview")] },
    { kind: "decisions", title: "Decisions", points: [point("A new decision")] },
  ],
}

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    const transcripts = yield* TranscriptStore
    const analyses = yield* AnalysisStore
    yield* keepUsers(aUser())
    yield* keepTasks(aTask({ analyst: "embedded" }))
    yield* transcripts.replace(id, aTranscript(["Ann: The launch moves to May"]))
    yield* analyses.save(id, anAnalysis({ summary: before, isEdited: true }))
    return yield* test
  })).pipe(Effect.provide(asAda))

const analyse = (attempt: number, meanwhile: Effect.Effect<unknown, unknown> = Effect.void) =>
  Effect.gen(function*() {
    const asked: Array<AnalysisRequest> = []
    const job = { kind: "analyse", taskId: id, attempt, account: ada, priority: false } as const
    yield* Effect.provideService(analyseTask(job), Analyst, {
      name: "scripted",
      prepare: () => Effect.void,
      analyse: (request, onProgress) => {
        asked.push(request)
        return onProgress("planning summary").pipe(
          Effect.andThen(Effect.orDie(meanwhile)),
          Effect.as(draft),
        )
      },
    })
    return asked
  })

describe("an analysis of one section", () => {
  it.effect("writes only this one again, and keeps the rest as edited", () =>
    scene(Effect.gen(function*() {
      yield* startAnalysis.run({ taskId: id, section: "decisions" })
      const [asked] = yield* analyse(1)
      assert.strictEqual(asked?.section, "decisions")
      const { summary, version, isEdited, sections } = yield* getSummary.run({ taskId: id })
      assert.strictEqual(
        summary,
        before.replace(
          "- [Old decision](#t=3) *as edited*\n  with a second line",
          "- A new decision [00:00](#t=0) (not verified)",
        ),
      )
      assert.deepStrictEqual([version, isEdited], [2, true])
      assert.deepStrictEqual(sections.map(({ kind, points }) => [kind, points[0]?.text]), [
        ["overview", "The launch moves to May"],
        ["decisions", "A new decision"],
      ])
    })))

  it.effect("keeps what was edited elsewhere while it ran", () =>
    scene(Effect.gen(function*() {
      const context = yield* Effect.context<Effect.Services<ReturnType<typeof editTask.run>>>()
      yield* startAnalysis.run({ taskId: id, section: "decisions" })
      yield* analyse(
        1,
        editTask.run({ taskId: id, summary: before.replace("(I checked this)", "(checked twice)"), summaryVersion: 1 })
          .pipe(
            Effect.provideContext(context),
          ),
      )
      const { summary } = yield* getSummary.run({ taskId: id })
      assert.include(summary, "(checked twice)")
      assert.include(summary, "A new decision")
      assert.notInclude(summary, "Old decision")
      assert.strictEqual(summary.match(/Overview/g)?.length, 1)
    })))

  it.effect("keeps what was typed into the same section while it ran", () =>
    scene(Effect.gen(function*() {
      const context = yield* Effect.context<Effect.Services<ReturnType<typeof editTask.run>>>()
      const edit = (summary: string, summaryVersion: number) =>
        editTask.run({ taskId: id, summary, summaryVersion }).pipe(Effect.provideContext(context))
      yield* edit(before, 1)
      yield* startAnalysis.run({ taskId: id, section: "decisions" })
      const typed = before.replace("  with a second line", "  with a second line\n- Typed meanwhile")
      yield* analyse(1, edit(typed, 1))
      const { summary } = yield* getSummary.run({ taskId: id })
      assert.include(summary, "A new decision")
      assert.include(summary, "Typed meanwhile")
      assert.notInclude(summary, "Old decision")
    })))

  it.effect("does not limit the next analysis", () =>
    scene(Effect.gen(function*() {
      yield* startAnalysis.run({ taskId: id, section: "decisions" })
      yield* analyse(1)
      yield* startAnalysis.run({ taskId: id })
      const [asked] = yield* analyse(2)
      assert.isNull(asked?.section)
    })))

  it.effect("is refused where the summary has no such section, or there is none", () =>
    scene(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(startAnalysis.run({ taskId: id, section: "quotes" })), "SectionNotFound")
      yield* keepTasks(aTask({ id: taskId(2) }))
      assert.strictEqual(
        yield* refusal(startAnalysis.run({ taskId: taskId(2), section: "decisions" })),
        "NotAnalysed",
      )
    })))
})
