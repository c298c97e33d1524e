import * as DocumentWriter from "#adapters/documents/exports/document-writer.ts"
import { writeDue } from "#domain/automatic-export/shared/keep-exports.ts"
import { noteChanges } from "#domain/automatic-export/shared/note-changes.ts"
import { createExportRule } from "#domain/automatic-export/use-cases/create-export-rule.ts"
import { listExportedFiles } from "#domain/automatic-export/use-cases/list-exported-files.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import type { ExportRuleId } from "#domain/kernel/ids.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { DateTime, Effect, Result } from "effect"
import { TestClock } from "effect/testing"
import { atNoon, keepTasks, keepUsers } from "../../support/a-scene.ts"
import { ada, aTask, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { aUser } from "../../support/a-user.ts"
import { fakeExportTargets } from "../../support/automatic-export/fake-export-targets.ts"

type Made = typeof createExportRule.output.Type
type Place = ReturnType<typeof fakeExportTargets>["state"]

/** Ada with a finished file, a rule that writes it as Markdown, and a place. */
export const scene = <A, E, R>(
  test: (place: Place, made: Made) => Effect.Effect<A, E, R>,
  given: Partial<typeof createExportRule.input.Type> = {},
) => {
  const { state, layer } = fakeExportTargets()
  return atNoon(
    Effect.gen(function*() {
      yield* keepUsers(aUser())
      yield* keepTasks(aTask())
      const { replace } = yield* TranscriptStore
      yield* replace(taskId(1), aTranscript(["Good morning.", "Let us begin."]))
      const made = yield* createExportRule.run({
        formats: ["md"],
        target: "folder",
        template: "{title}",
        hasExisting: true,
        ...given,
      })
      return yield* test(state, made)
    }).pipe(Effect.provide([layer, DocumentWriter.layer({ font: null })])),
  ).pipe(Effect.provideService(CurrentActor, { _tag: "User", id: ada }))
}

/** Looks for changes and writes what is due. */
export const work = Effect.andThen(noteChanges(null, "recent"), writeDue)

/** Moves the clock, with a look every `minutes`. */
export const pass = Effect.fnUntraced(function*(hours: number, minutes = 5) {
  for (let passed = 0; passed < hours * 60; passed += minutes) {
    yield* TestClock.adjust(`${minutes} minutes`)
    yield* work
  }
})

/** Somebody edits a file, and is done with it. */
export const edit = Effect.fnUntraced(function*(change: Partial<Task>, id = taskId(1)) {
  const { modify } = yield* TaskStore
  yield* TestClock.adjust("1 minute")
  const updatedAt = yield* DateTime.now
  yield* modify(id, (task) => Result.succeed({ ...task, ...change, updatedAt }))
  yield* TestClock.adjust("1 minute")
})

export const states = (id: ExportRuleId) =>
  Effect.map(
    listExportedFiles.run({ id }),
    ({ items }) => items.map(({ path, state, fault }) => ({ path, state, fault })),
  )
