import type { UserStore } from "#domain/account/user-store.port.ts"
import { Phone } from "#domain/account/user.ts"
import { ExportRuleStore } from "#domain/automatic-export/export-rule-store.port.ts"
import { ExportedFileStore } from "#domain/automatic-export/exported-file-store.port.ts"
import { CollaboratorStore } from "#domain/collaboration/collaborator-store.port.ts"
import type { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { DateTime, Effect, type Layer } from "effect"
import { TestClock } from "effect/testing"
import { aCollaborator } from "../support/a-collaborator.ts"
import { keepTasks, keepUsers, noon } from "../support/a-scene.ts"
import { ada, at, aTask, bob, taskId } from "../support/a-task.ts"
import { adasEmail, aUser } from "../support/a-user.ts"
import { anExportedFile, anExportRule, fileId, ruleId } from "../support/automatic-export/an-export-rule.ts"
import { behavesOn } from "../support/behaves.ts"

const inFive = DateTime.add(noon, { minutes: 5 })
const look = { rule: null, quietSince: "2026-11-20T12:00:00.000Z", after: null, most: 10 }
const mark = "2026-11-20T09:05:00.000Z"
const page = { page: 1, pageSize: 10 }

/** What every ExportRuleStore and ExportedFileStore must do. */
export const exportStoresContract = (
  name: string,
  layer: Layer.Layer<CollaboratorStore | ExportedFileStore | ExportRuleStore | TaskStore | UnitOfWork | UserStore>,
): void => {
  describe(`ExportRuleStore, ExportedFileStore: ${name}`, () => {
    const behaves = behavesOn(layer)
    const oneRule = Effect.gen(function*() {
      yield* TestClock.setTime(noon.epochMilliseconds)
      yield* keepUsers(aUser(), aUser({ id: bob, email: null, phone: Phone.make("+15550100200") }))
      yield* keepTasks(aTask(), aTask({ id: taskId(2), ownerId: bob }))
      const rules = yield* ExportRuleStore
      yield* rules.insert(anExportRule(), 2)
      return { rules, files: yield* ExportedFileStore }
    })

    behaves(
      "keeps rules up to a limit, changes them and forgets them with their files",
      Effect.gen(function*() {
        const { files, rules } = yield* oneRule
        const second = anExportRule({ id: ruleId(2), createdAt: noon })
        assert.isTrue(yield* rules.insert(second, 2))
        assert.isFalse(yield* rules.insert(anExportRule({ id: ruleId(3) }), 2))
        assert.deepStrictEqual(yield* rules.list(ada), [anExportRule(), second])
        const named = anExportRule({ name: "mine", off: "owner", pausedUntil: noon, since: noon })
        yield* rules.change(ruleId(1), () => named)
        assert.deepStrictEqual(yield* rules.find(ruleId(1)), named)
        yield* files.add(anExportedFile(1))
        yield* rules.remove(ruleId(1))
        assert.isNull(yield* rules.find(ruleId(1)))
        assert.isNull(yield* files.find(fileId(1)))
        assert.isNull(yield* rules.change(ruleId(1), (rule) => rule))
      }),
    )

    behaves(
      "finds the tasks that a rule is for and has not noted as they are",
      Effect.gen(function*() {
        const { files, rules } = yield* oneRule
        const change = { ruleId: ruleId(1), taskId: taskId(1), mark }
        yield* keepTasks(
          aTask({ id: taskId(3), isExample: true }),
          aTask({ id: taskId(4), transcription: { _tag: "Running" } }),
          aTask({ id: taskId(5), analysis: { _tag: "Running" } }),
          aTask({ id: taskId(6), updatedAt: at("2026-11-20T12:00:01.000Z") }),
        )
        assert.deepStrictEqual(yield* files.changed(look), [change])
        assert.deepStrictEqual(yield* files.changed({ ...look, rule: ruleId(2) }), [])
        assert.deepStrictEqual(yield* files.changed({ ...look, after: "2026-11-20T09:06:00.000Z" }), [])
        assert.isTrue(yield* files.note(change))
        assert.deepStrictEqual(yield* files.changed(look), [])
        yield* files.forgetNotes(ruleId(1))
        assert.deepStrictEqual(yield* files.changed(look), [change])
        yield* rules.change(ruleId(1), (rule) => ({ ...rule, off: "owner" }))
        assert.deepStrictEqual(yield* files.changed(look), [])
        assert.isFalse(yield* files.note({ ...change, taskId: taskId(9) }))
      }),
    )

    behaves(
      "counts a translation as a change, what was noted as meant, and what is older than the rule not",
      Effect.gen(function*() {
        const { files, rules } = yield* oneRule
        const translatedAt = at("2026-11-20T10:00:00.000Z")
        const translation = { language: "de", state: { _tag: "Completed", at: translatedAt } } as const
        yield* keepTasks(aTask({ id: taskId(3), translation }))
        yield* rules.change(ruleId(1), (rule) => ({ ...rule, since: at("2026-11-20T09:30:00.000Z") }))
        const change = { ruleId: ruleId(1), taskId: taskId(3), mark: "2026-11-20T10:00:00.000Z" }
        assert.deepStrictEqual(yield* files.changed(look), [change])
        yield* files.note({ ruleId: ruleId(1), taskId: taskId(1), mark: "" })
        assert.lengthOf(yield* files.changed(look), 2)
      }),
    )

    behaves(
      "finds what others share if the rule wants it",
      Effect.gen(function*() {
        const { files, rules } = yield* oneRule
        yield* (yield* CollaboratorStore).add(taskId(2), aCollaborator({ identifier: adasEmail }))
        assert.lengthOf(yield* files.changed(look), 1)
        yield* rules.change(ruleId(1), (rule) => ({ ...rule, hasShared: true }))
        const found = yield* files.changed(look)
        assert.sameMembers(found.map((one) => one.taskId), [taskId(1), taskId(2)])
      }),
    )

    behaves(
      "gives what is due to one caller at a time for each rule, until its time is over",
      Effect.gen(function*() {
        const { files, rules } = yield* oneRule
        yield* files.add(anExportedFile(1))
        yield* files.add(anExportedFile(2, { format: "srt", nextAt: DateTime.add(noon, { minutes: -1 }) }))
        yield* files.add(anExportedFile(3))
        assert.lengthOf(yield* files.ofTask(ruleId(1), taskId(1)), 2)
        const claimed = yield* files.claim(noon, inFive)
        assert.deepInclude(claimed, { id: fileId(2), attempts: 1, tries: 1, until: inFive })
        assert.isNull(yield* files.claim(noon, inFive))
        assert.deepInclude(yield* files.claim(inFive, DateTime.add(inFive, { minutes: 5 })), {
          id: fileId(2),
          attempts: 2,
        })
        yield* files.change(fileId(2), (file) => ({ ...file, state: "written", nextAt: null, until: null }))
        yield* rules.change(ruleId(1), (rule) => ({ ...rule, pausedUntil: inFive }))
        assert.isNull(yield* files.claim(noon, inFive))
        assert.deepInclude(yield* files.claim(inFive, DateTime.add(inFive, { minutes: 5 })), { id: fileId(1) })
      }),
    )

    behaves(
      "gives a path to one file of a rule, lists what changed last first, and forgets",
      Effect.gen(function*() {
        const { files } = yield* oneRule
        yield* files.add(anExportedFile(1))
        yield* files.add(anExportedFile(2, { format: "srt" }))
        assert.isTrue(yield* files.reserve(fileId(1), "A.md"))
        assert.isTrue(yield* files.reserve(fileId(1), "A.md"))
        assert.isFalse(yield* files.reserve(fileId(2), "a.md"))
        assert.isFalse(yield* files.reserve(fileId(9), "b.md"))
        const { items, total } = yield* files.list(ruleId(1), ["waiting"], page)
        assert.strictEqual(total, 2)
        assert.sameMembers(items.map(({ id }) => id), [fileId(1), fileId(2)])
        assert.deepStrictEqual(yield* files.count(ruleId(1)), { waiting: 2 })
        yield* files.remove(fileId(2))
        assert.isNull(yield* files.find(fileId(2)))
        const { remove } = yield* TaskStore
        yield* remove([taskId(1)])
        assert.isNull(yield* files.change(fileId(1), (file) => file))
        yield* files.forget(ruleId(1))
      }),
    )
  })
}
