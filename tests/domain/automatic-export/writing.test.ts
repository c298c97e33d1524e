import { editExportRule } from "#domain/automatic-export/use-cases/edit-export-rule.ts"
import { listExportRules } from "#domain/automatic-export/use-cases/list-export-rules.ts"
import { listExportedFiles } from "#domain/automatic-export/use-cases/list-exported-files.ts"
import { writeFailedAgain } from "#domain/automatic-export/use-cases/write-failed-again.ts"
import { writeFileAgain } from "#domain/automatic-export/use-cases/write-file-again.ts"
import { ExportedFileId } from "#domain/kernel/ids.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { TestClock } from "effect/testing"
import { keepTasks } from "../../support/a-scene.ts"
import { aTask, bob, taskId } from "../../support/a-task.ts"
import { edit, pass, scene, states, work } from "./a-writing-scene.ts"

const only = Effect.fnUntraced(function*(id: Parameters<typeof states>[0]) {
  const { items: [file] } = yield* listExportedFiles.run({ id })
  return { id, fileId: file?.id ?? ExportedFileId.make("0190a5f2-7c1e-7000-8000-000000000000") }
})

describe("automatic export", () => {
  it.effect("writes a file that is finished, and again when its text or title was edited, under the name it has", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        yield* work
        assert.deepStrictEqual(place.writes, ["Weekly sync.md"])
        const text = place.files.get("Weekly sync.md") ?? ""
        assert.include(text, `title: "Weekly sync"`)
        assert.include(text, "/transcribe/task/")
        yield* work
        assert.lengthOf(place.writes, 1)
        yield* edit({ title: "Planning" })
        yield* work
        assert.deepStrictEqual(place.writes, ["Weekly sync.md", "Weekly sync.md"])
        assert.include(place.files.get("Weekly sync.md") ?? "", "# Planning")
        assert.deepStrictEqual(yield* states(id), [{ path: "Weekly sync.md", state: "written", fault: null }])
      })
    ))

  it.effect("waits until nobody has edited for a while, and until the summary is there", () =>
    scene((place) =>
      Effect.gen(function*() {
        yield* work
        yield* edit({ title: "One" })
        yield* edit({ title: "Two", analysis: { _tag: "Running" } })
        yield* work
        assert.lengthOf(place.writes, 1)
        yield* edit({ analysis: { _tag: "NotStarted" } })
        yield* work
        assert.lengthOf(place.writes, 2)
      })
    ))

  it.effect("writes only what changes from now on, unless all is wanted, and not what is another's, or in another folder", () =>
    scene((place) =>
      Effect.gen(function*() {
        yield* work
        assert.deepStrictEqual(place.writes, [])
        yield* keepTasks(aTask({ id: taskId(2), ownerId: bob, title: "Bob's" }))
        yield* edit({ title: "Bob's plan" }, taskId(2))
        yield* work
        assert.deepStrictEqual(place.writes, [])
        yield* edit({})
        yield* work
        assert.deepStrictEqual(place.writes, ["Weekly sync.md"])
      }), { hasExisting: false }))

  it.effect("does not write again what someone removed, until it is asked to", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        yield* work
        place.files.clear()
        yield* edit({ title: "Planning" })
        yield* work
        yield* edit({ title: "Planning more" })
        yield* work
        assert.strictEqual(place.files.size, 0)
        assert.deepStrictEqual(yield* states(id), [{ path: "Weekly sync.md", state: "removed", fault: null }])
        yield* writeFileAgain.run(yield* only(id))
        yield* work
        assert.deepStrictEqual([...place.files.keys()], ["Planning more.md"])
      })
    ))

  it.effect("leaves what someone changed there, and writes a copy beside it when asked", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        yield* work
        place.files.set("Weekly sync.md", "my own notes")
        yield* edit({ language: "de" })
        yield* work
        assert.deepStrictEqual(yield* states(id), [{ path: "Weekly sync.md", state: "conflict", fault: null }])
        yield* writeFileAgain.run(yield* only(id))
        yield* work
        assert.strictEqual(place.files.get("Weekly sync.md"), "my own notes")
        assert.deepStrictEqual([...place.files.keys()], ["Weekly sync.md", "Weekly sync 00000001.md"])
      })
    ))

  it.effect("does all that at once when it is asked for a file that was removed or changed unnoticed", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        yield* work
        place.files.clear()
        yield* writeFileAgain.run(yield* only(id))
        yield* work
        assert.deepStrictEqual(place.writes, ["Weekly sync.md", "Weekly sync.md"])
        place.files.set("Weekly sync.md", "my own notes")
        yield* writeFileAgain.run(yield* only(id))
        yield* work
        assert.strictEqual(place.files.get("Weekly sync.md"), "my own notes")
        assert.deepStrictEqual([...place.files.keys()], ["Weekly sync.md", "Weekly sync 00000001.md"])
        // Asked for once: what is removed after that stays so.
        place.files.clear()
        yield* edit({ title: "Planning" })
        yield* work
        assert.strictEqual(place.files.size, 0)
        assert.deepStrictEqual(yield* states(id), [{ path: "Weekly sync 00000001.md", state: "removed", fault: null }])
      })
    ))

  it.effect("writes over a file of ours that is as it was when it is asked for it", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        yield* work
        const text = place.files.get("Weekly sync.md")
        yield* writeFileAgain.run(yield* only(id))
        yield* work
        assert.deepStrictEqual([...place.files], [["Weekly sync.md", text]])
        assert.deepStrictEqual(yield* states(id), [{ path: "Weekly sync.md", state: "written", fault: null }])
      })
    ))

  it.effect("says when it tried last", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        assert.isUndefined((yield* listExportedFiles.run({ id, state: "failed" })).items[0])
        place.fault = "not-reached"
        yield* work
        const { items: [file] } = yield* listExportedFiles.run({ id })
        assert.deepStrictEqual(file?.triedAt, yield* DateTime.now)
        assert.isNull(file?.writtenAt)
      })
    ))

  it.effect("gives files of the same title names of their own, and takes none that is there already", () =>
    scene((place) =>
      Effect.gen(function*() {
        place.files.set("Weekly sync.md", "of someone else")
        yield* keepTasks(aTask({ id: taskId(2), title: "weekly SYNC" }))
        yield* edit({}, taskId(2))
        yield* work
        assert.strictEqual(place.files.get("Weekly sync.md"), "of someone else")
        assert.deepStrictEqual(
          [...place.files.keys()].toSorted(),
          [
            "Weekly sync 00000001.md",
            "Weekly sync.md",
            "weekly SYNC.md",
          ].toSorted(),
        )
      })
    ))

  it.effect("tries for three days, then gives up until it is asked again", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        place.fault = "not-reached"
        yield* work
        assert.deepStrictEqual(yield* states(id), [{ path: "Weekly sync.md", state: "waiting", fault: "not-reached" }])
        yield* pass(80)
        assert.deepStrictEqual(yield* states(id), [{ path: "Weekly sync.md", state: "failed", fault: "not-reached" }])
        assert.isBelow(place.calls, 30)
        place.fault = null
        assert.deepStrictEqual(yield* writeFailedAgain.run({ id }), { again: 1 })
        yield* work
        assert.deepStrictEqual(place.writes, ["Weekly sync.md"])
        const { items: [rule] } = yield* listExportRules.run({})
        assert.deepInclude(rule, { isOn: true, failingSince: null, fault: null, written: 1 })
      })
    ))

  it.effect("leaves a place alone that lets it not in, and is off after a day of that", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        place.fault = "refused"
        yield* keepTasks(aTask({ id: taskId(2), title: "Other" }))
        yield* edit({}, taskId(2))
        yield* pass(30)
        const { items: [rule] } = yield* listExportRules.run({})
        assert.deepInclude(rule, { isOn: false, off: "refused", fault: "refused", waiting: 2 })
        assert.isBelow(place.calls, 20)
        place.fault = null
        yield* editExportRule.run({ id, isOn: true })
        yield* pass(10)
        assert.lengthOf(place.writes, 2)
      })
    ))

  it.effect("goes on with the others while one file is locked", () =>
    scene((place) =>
      Effect.gen(function*() {
        place.fault = "locked"
        yield* work
        place.fault = null
        yield* keepTasks(aTask({ id: taskId(2), title: "Other" }))
        yield* edit({}, taskId(2))
        yield* work
        assert.include(place.writes, "Other.md")
        yield* TestClock.adjust("1 minute")
      })
    ))

  it.effect("writes all files to another place, and asks for its secret", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        yield* work
        place.files.clear()
        yield* editExportRule.run({ id, path: "elsewhere" })
        yield* work
        assert.deepStrictEqual([...place.files.keys()], ["Weekly sync.md"])
      })
    ))

  it.effect("writes nothing where there is nothing to write", () =>
    scene((place, { id }) =>
      Effect.gen(function*() {
        yield* work
        assert.deepStrictEqual(place.writes, [])
        assert.deepStrictEqual(yield* states(id), [])
      }), { content: "summary" }))
})
