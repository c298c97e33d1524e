import { AnalysisStore } from "#domain/analysis/analysis-store.port.ts"
import { referenceTo } from "#domain/analysis/speaker-reference.ts"
import { getSummary } from "#domain/analysis/use-cases/get-summary.ts"
import { editTask } from "#domain/library/use-cases/edit-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { renameSpeakers } from "#domain/transcript/use-cases/rename-speakers.ts"
import { CoDocumentStore } from "#domain/writing/co-document-store.port.ts"
import { listedVersions, outlivedVersions, type SummaryVersion } from "#domain/writing/co-document.ts"
import { DocumentText } from "#domain/writing/document-text.port.ts"
import { loadDocument } from "#domain/writing/shared/join-document.ts"
import { storeDocument } from "#domain/writing/shared/store-document.ts"
import { compareVersions } from "#domain/writing/use-cases/compare-versions.ts"
import { enterDocument } from "#domain/writing/use-cases/enter-document.ts"
import { listVersions } from "#domain/writing/use-cases/list-versions.ts"
import { restoreVersion } from "#domain/writing/use-cases/restore-version.ts"
import { tickActionItem } from "#domain/writing/use-cases/tick-action-item.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Deferred, Effect } from "effect"
import { TestClock } from "effect/testing"
import { atNoon, keepTasks, keepUsers, noon, refusal } from "../../support/a-scene.ts"
import { ada, asAda, aTask, bob, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { aUser } from "../../support/a-user.ts"
import { anAnalysis } from "../../support/an-analysis.ts"

const id = taskId(1)
const written = "## Plan\n\n* We raise prices [01:03](#t=63)\n* [ ] Call them"

/** A summary in a spelling that no editor of ours would choose. */
const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.gen(function*() {
    const transcripts = yield* TranscriptStore
    const analyses = yield* AnalysisStore
    const { segments, speakers } = aTranscript(["Ann: Hello", "Ben: The launch moves to May"])
    yield* keepUsers(aUser())
    yield* keepTasks(aTask({ analyst: "embedded", analysis: { _tag: "Completed", at: noon } }))
    yield* transcripts.replace(id, { segments, speakers })
    yield* analyses.save(id, anAnalysis({ summary: written }))
    return yield* test
  })).pipe(Effect.provide(asAda))

const shown = Effect.map(getSummary.run({ taskId: id }), ({ summary, version }) => ({ summary, version }))

/** Types into the current document. */
const typed = Effect.fnUntraced(function*(change: (markdown: string) => string) {
  const text = yield* DocumentText
  const { state, epoch, shown: markdown } = yield* loadDocument(id)
  return yield* storeDocument({ taskId: id, epoch, by: [ada], state: yield* text.replacement(state, change(markdown)) })
})

describe("a document that is opened", () => {
  it.effect("leaves the summary as it is written, and is made once", () =>
    scene(Effect.gen(function*() {
      const entered = yield* Effect.all([1, 2, 3].map(() => enterDocument.run({ taskId: id })), { concurrency: 3 })
      assert.lengthOf(new Set(entered.map(({ document }) => document)), 1)
      assert.deepInclude(entered[0], { user: { id: ada, name: "Ada" }, isWriter: true })
      yield* typed((markdown) => markdown)
      assert.deepStrictEqual(yield* shown, { summary: written, version: 1 })
    })))

  it.effect("holds no connection to the database while its text is worked out", () =>
    scene(Effect.gen(function*() {
      // In memory there is one transaction at a time.
      const ids = [id, taskId(2), taskId(3)]
      const analyses = yield* AnalysisStore
      yield* Effect.forEach(ids.slice(1), (other) =>
        Effect.andThen(keepTasks(aTask({ id: other })), analyses.save(other, anAnalysis({ summary: written }))))
      const text = yield* DocumentText
      const allBegun = yield* Deferred.make<void>()
      let begun = 0
      const seed = (markdown: string) =>
        Effect.suspend(() =>
          ++begun === ids.length ? Deferred.succeed(allBegun, undefined) : Effect.void
        ).pipe(
          Effect.andThen(Deferred.await(allBegun)),
          Effect.andThen(text.seed(markdown)),
        )
      const documents = yield* Effect.forEach(ids, loadDocument, { concurrency: "unbounded" }).pipe(
        Effect.provideService(DocumentText, { ...text, seed }),
      )
      assert.deepStrictEqual(documents.map((document) => document.shown), ids.map(() => written))
    })))

  it.effect("is not there before the analysis", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(aTask({ id: taskId(2) }))
      assert.strictEqual(yield* refusal(enterDocument.run({ taskId: taskId(2) })), "NotAnalysed")
    })))

  it.effect("stores nothing of a document that was replaced by another one", () =>
    scene(Effect.gen(function*() {
      const { state, epoch } = yield* loadDocument(id)
      const text = yield* DocumentText
      const foreign = yield* text.replacement(state, "Of a copy from before the backup")
      assert.isNull(yield* storeDocument({ taskId: id, epoch: epoch - 1, by: [ada], state: foreign }))
      assert.deepStrictEqual(yield* shown, { summary: written, version: 1 })
    })))
})

describe("changes from outside", () => {
  it.effect("merge into what is typed, and follow a renamed speaker", () =>
    scene(Effect.gen(function*() {
      const analyses = yield* AnalysisStore
      const named = `## Plan\n\nDecided by ${referenceTo({ id: "s2", name: "Ben" })}\n`
      yield* analyses.save(id, anAnalysis({ summary: named }))
      yield* typed((markdown) => `${markdown}\nTyped`)
      yield* renameSpeakers.run({ taskId: id, speakers: [{ id: "s2", name: "Benjamin" }] })
      yield* typed((markdown) => `Before\n\n${markdown}`)
      assert.strictEqual((yield* shown).summary, "Before\n\n## Plan\n\nDecided by Benjamin\n\nTyped\n")
    })))

  it.effect("tick an item without losing what is typed", () =>
    scene(Effect.gen(function*() {
      yield* typed((markdown) => `${markdown}\n\nTyped`)
      const { actionItems } = yield* getSummary.run({ taskId: id })
      yield* tickActionItem.run({ taskId: id, itemId: actionItems[0]?.id ?? "", isDone: true })
      const { summary } = yield* shown
      assert.match(summary, /^[-*] \[x\] Call them$/m)
      assert.include(summary, "Typed")
      assert.include(summary, "[01:03](#t=63)")
    })))

  it.effect("are refused only if the version they name is not kept", () =>
    scene(Effect.gen(function*() {
      yield* typed((markdown) => `${markdown}\n\nTyped`)
      yield* editTask.run({ taskId: id, summary: `Mine\n\n${written}`, summaryVersion: 1 })
      const { summary } = yield* shown
      assert.match(summary, /^Mine\n\n## Plan[^]*Typed\n$/)
      const documents = yield* CoDocumentStore
      yield* documents.forget(id, [1])
      assert.strictEqual(yield* refusal(editTask.run({ taskId: id, summary: "x", summaryVersion: 1 })), "EditConflict")
    })))
})

const versionAt = (version: number, minute: number, given: Partial<SummaryVersion> = {}): SummaryVersion => ({
  version,
  at: DateTime.add(noon, { minutes: minute }),
  kind: "edit",
  by: [ada],
  ...given,
})

describe("versions", () => {
  it.effect("are listed, compared and restored", () =>
    scene(Effect.gen(function*() {
      yield* typed((markdown) => markdown.replace("raise prices", "lower prices"))
      yield* TestClock.adjust("6 minutes")
      yield* typed((markdown) => `${markdown}\nAdded`)
      const { versions } = yield* listVersions.run({ taskId: id })
      assert.deepStrictEqual(versions.map(({ version, kind, by }) => [version, kind, by]), [
        [3, "edit", ["Ada"]],
        [2, "edit", ["Ada"]],
        [1, "analysis", []],
      ])
      const { blocks } = yield* compareVersions.run({ taskId: id, from: 1, to: 3 })
      const changed = blocks.flatMap(({ runs }) => runs.filter(({ kind }) => kind !== "same"))
      assert.deepStrictEqual(changed, [
        { kind: "removed", text: "raise" },
        { kind: "added", text: "lower" },
        { kind: "added", text: "Added" },
      ])
      assert.deepInclude(yield* restoreVersion.run({ taskId: id, version: 1 }), { version: 4, summary: written })
      assert.strictEqual(yield* refusal(restoreVersion.run({ taskId: id, version: 9 })), "VersionNotFound")
      assert.deepInclude((yield* listVersions.run({ taskId: id })).versions[0], { version: 4, kind: "restore" })
    })))

  it.effect("keep what was written after the one that was seen, when one is restored and when that is taken back", () =>
    scene(Effect.gen(function*() {
      yield* typed((markdown) => markdown.replace("raise prices", "lower prices"))
      yield* typed((markdown) => `${markdown}\nBefore`)
      const restored = yield* restoreVersion.run({ taskId: id, version: 1, seenVersion: 2 })
      assert.include(restored.summary, "raise prices")
      assert.include(restored.summary, "Before")
      yield* typed((markdown) => `${markdown}\nAfter`)
      const back = yield* restoreVersion.run({ taskId: id, version: 3, seenVersion: restored.version })
      assert.include(back.summary, "lower prices")
      assert.include(back.summary, "Before")
      assert.include(back.summary, "After")
    })))

  it("of the same people within five minutes count as one; restores and analyses never do", () => {
    const all = [
      versionAt(1, 0),
      versionAt(2, 1),
      versionAt(3, 2, { by: [bob] }),
      versionAt(4, 3, { kind: "restore" }),
      versionAt(5, 4, { kind: "analysis", by: [] }),
      versionAt(6, 6),
      versionAt(7, 9),
    ]
    assert.deepStrictEqual(listedVersions(all).map(({ version }) => version), [7, 5, 4, 3, 2])
    assert.deepStrictEqual(outlivedVersions(all), [])
  })

  it("are kept for an hour of typing every five minutes, and fifty at most", () => {
    let kept: ReadonlyArray<SummaryVersion> = []
    for (let nth = 1; nth <= 3000; nth++) {
      const all = [...kept, versionAt(nth, nth / 6)]
      const gone = outlivedVersions(all)
      kept = all.filter(({ version }) => !gone.includes(version))
    }
    const listed = listedVersions(kept)
    assert.lengthOf(listed, 50)
    assert.isAtMost(kept.length, 70)
    const [first, , third] = listed.slice(-3)
    assert.strictEqual(
      Math.round(DateTime.toEpochMillis(first?.at ?? noon) - DateTime.toEpochMillis(third?.at ?? noon)),
      600_000,
    )
  })
})
