import { UserStore } from "#domain/account/user-store.port.ts"
import { Email } from "#domain/account/user.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { SegmentId } from "#domain/kernel/ids.ts"
import { assignSpeaker } from "#domain/transcript/use-cases/assign-speaker.ts"
import { deleteLines } from "#domain/transcript/use-cases/delete-lines.ts"
import { editLines } from "#domain/transcript/use-cases/edit-lines.ts"
import { joinLines } from "#domain/transcript/use-cases/join-lines.ts"
import { listChanges } from "#domain/transcript/use-cases/list-changes.ts"
import { replaceText } from "#domain/transcript/use-cases/replace-text.ts"
import { splitLine } from "#domain/transcript/use-cases/split-line.ts"
import { undoChange } from "#domain/transcript/use-cases/undo-change.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, Effect } from "effect"
import { refusal } from "../../support/a-scene.ts"
import { ada, taskId } from "../../support/a-task.ts"
import { asRead, transcribed } from "../../support/a-transcribed-task.ts"
import { aUser } from "../../support/a-user.ts"

const id = taskId(1)
const line = (nth: number) => ({ id: SegmentId.make(`g${nth}`) })
const scene = <A, E, R>(test: Effect.Effect<A, E, R>) => transcribed(["Ann: one two", "Ben: three", "Ann: four"], test)
const undo = (changeId?: number) => undoChange.run({ taskId: id, ...(changeId === undefined ? {} : { changeId }) })
const lines = Effect.map(asRead, (read) => read.lines)
const replace = (find: string, replacement: string, more = {}) =>
  Effect.map(replaceText.run({ taskId: id, find, replacement, ...more }), ({ count }) => count)
const split = (at: number, was = "one two") => splitLine.run({ taskId: id, line: { ...line(1), was }, at })

describe("changes of lines", () => {
  it.effect("split, join and delete lines, and say what a client has to do", () =>
    scene(Effect.gen(function*() {
      const parts = yield* split(4)
      assert.deepStrictEqual(yield* lines, ["s1 one", "s1 two", "s2 three", "s1 four"])
      const [splice] = parts.splices
      assert.deepStrictEqual([splice?.removed, splice?.after], [[line(1).id], null])
      const second = splice?.added[1]?.id ?? assert.fail("there is no second part")
      yield* joinLines.run({ taskId: id, lines: [{ id: second }, line(2)] })
      assert.deepStrictEqual(yield* lines, ["s1 one", "s1 two three", "s1 four"])
      yield* deleteLines.run({ taskId: id, lines: [line(1)] })
      assert.deepStrictEqual(yield* lines, ["s1 two three", "s1 four"])
    })))

  it.effect("save what is being typed in the same change", () =>
    scene(Effect.gen(function*() {
      yield* splitLine.run({ taskId: id, line: { ...line(1), was: "one two", text: "One. Two." }, at: 4 })
      assert.deepStrictEqual(yield* lines, ["s1 One.", "s1 Two.", "s2 three", "s1 four"])
      yield* undo()
      assert.strictEqual((yield* lines)[0], "s1 one two")
    })))

  it.effect("are listed with who made them, when, and how the lines began", () =>
    scene(Effect.gen(function*() {
      const users = yield* UserStore
      yield* users.insert(aUser({ id: ada, email: Email.make("ada.king@example.com") }))
      yield* editLines.run({ taskId: id, lines: [{ ...line(2), text: "3" }] })
      yield* Effect.provideService(deleteLines.run({ taskId: id, lines: [line(3)] }), CurrentActor, {
        _tag: "Operator",
      })
      const { changes } = yield* listChanges.run({ taskId: id })
      const { at } = changes[0] ?? assert.fail("nothing is listed")
      assert.strictEqual(DateTime.formatIso(at), DateTime.formatIso(yield* DateTime.now))
      assert.deepStrictEqual(changes.map(({ by, was, now }) => [by, was, now]), [
        [null, "four", null],
        ["Ada King", "three", "3"],
      ])
    })))

  it.effect("are undone one by one, newest first, edits included", () =>
    scene(Effect.gen(function*() {
      const before = yield* lines
      yield* split(4)
      yield* editLines.run({ taskId: id, lines: [{ ...line(2), text: "3" }] })
      yield* deleteLines.run({ taskId: id, lines: [line(3), line(2)] })
      assert.deepStrictEqual((yield* listChanges.run({ taskId: id })).changes.map(({ kind }) => kind), [
        "delete",
        "edit",
        "split",
      ])
      yield* undo()
      assert.deepStrictEqual(yield* lines, ["s1 one", "s1 two", "s2 3", "s1 four"])
      yield* undo()
      yield* undo()
      assert.deepStrictEqual(yield* lines, before)
      assert.strictEqual(yield* refusal(undo()), "ChangeNotFound")
    })))

  it.effect("conflict if another tab has changed the line, and save nothing", () =>
    scene(Effect.gen(function*() {
      const join = joinLines.run({ taskId: id, lines: [{ ...line(1), was: "one two" }, line(2)] })
      const answers = yield* Effect.all([Effect.result(split(4)), Effect.result(join)], { concurrency: "unbounded" })
      assert.strictEqual(answers.filter(({ _tag }) => _tag === "Success").length, 1)
      const before = yield* asRead
      const stale = { ...line(1), was: "one two" }
      assert.strictEqual(yield* refusal(deleteLines.run({ taskId: id, lines: [stale, line(3)] })), "EditConflict")
      assert.deepStrictEqual(yield* asRead, before)
    })))

  it.effect("are not undone over what was changed since; newly assigned speakers stay", () =>
    scene(Effect.gen(function*() {
      const { changeId } = yield* replaceText.run({ taskId: id, find: "four", replacement: "4" })
      yield* assignSpeaker.run({ taskId: id, segmentIds: [line(3).id], speakerId: "s2" })
      yield* undo(changeId ?? 0)
      assert.strictEqual((yield* lines)[2], "s2 four")
      const again = yield* replaceText.run({ taskId: id, find: "four", replacement: "4" })
      yield* editLines.run({ taskId: id, lines: [{ ...line(3), text: "4 or 5" }] })
      assert.strictEqual(yield* refusal(undo(again.changeId ?? 0)), "EditConflict")
      assert.strictEqual((yield* lines)[2], "s2 4 or 5")
    })))

  it.effect("replace a text everywhere, with case, whole words and one speaker", () =>
    scene(Effect.gen(function*() {
      assert.strictEqual(yield* replace("ONE", "1", { matchCase: true }), 0)
      assert.strictEqual(yield* replace("o", "x", { wholeWord: true }), 0)
      assert.strictEqual(yield* replace("O", "0", { speakerId: "s1" }), 3)
      assert.deepStrictEqual(yield* lines, ["s1 0ne tw0", "s2 three", "s1 f0ur"])
      assert.strictEqual(yield* replace("f0ur", ""), 1)
      assert.deepStrictEqual(yield* lines, ["s1 0ne tw0", "s2 three"])
      yield* undo()
      assert.strictEqual((yield* lines)[2], "s1 f0ur")
      assert.strictEqual(yield* refusal(replace("x", "y", { revision: 1 })), "EditConflict")
    })))

  it.effect("refuse lines apart, single lines, empty parts and unknown lines", () =>
    scene(Effect.gen(function*() {
      const before = yield* asRead
      assert.strictEqual(yield* refusal(joinLines.run({ taskId: id, lines: [line(1), line(3)] })), "LinesApart")
      assert.strictEqual(yield* refusal(joinLines.run({ taskId: id, lines: [line(1)] })), "LinesApart")
      assert.strictEqual(yield* refusal(split(0)), "NothingToSplit")
      assert.strictEqual(yield* refusal(deleteLines.run({ taskId: id, lines: [line(9)] })), "SegmentNotFound")
      assert.deepStrictEqual(yield* asRead, before)
    })))
})
