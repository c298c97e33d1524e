import { createFolder } from "#domain/folder/use-cases/create-folder.ts"
import { deleteFolder } from "#domain/folder/use-cases/delete-folder.ts"
import { renameFolder } from "#domain/folder/use-cases/rename-folder.ts"
import { pasteText } from "#domain/intake/use-cases/paste-text.ts"
import { type TaskListUpdate } from "#domain/library/task-update.ts"
import { watchTasks } from "#domain/library/use-cases/watch-tasks.ts"
import { TaskEvents } from "#domain/task/task-events.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import { completeTranscription, runTranscription } from "#domain/task/transitions.ts"
import { cancelTask } from "#domain/task/use-cases/cancel-task.ts"
import { deleteTasks } from "#domain/task/use-cases/delete-tasks.ts"
import { renameTask } from "#domain/task/use-cases/rename-task.ts"
import { TranscriptStore } from "#domain/transcript/transcript-store.port.ts"
import { editSpeakerNames } from "#domain/transcript/use-cases/edit-speaker-names.ts"
import { assert, describe, it } from "@effect/vitest"
import { DateTime, type Duration, Effect, Queue, type Result, Stream } from "effect"
import { TestClock } from "effect/testing"
import { asBob, asOperator, asVisitor, atNoon, keepTasks, keepUsers, noon, refusal } from "../../support/a-scene.ts"
import { asAda, aTask, bob, taskId } from "../../support/a-task.ts"
import { aTranscript } from "../../support/a-transcript.ts"
import { aUser } from "../../support/a-user.ts"
import { aTranscriptionState } from "../../support/task-states.ts"

const one = taskId(1)
const waiting = (nth: number, given: Partial<Task> = {}) =>
  aTask({ id: taskId(nth), transcription: aTranscriptionState("Waiting"), ...given })

/** Lets all other fibers do what they can without the clock. */
const settled = Effect.repeat(Effect.yieldNow, { times: 100 })
const after = (time: Duration.Input) => settled.pipe(Effect.andThen(TestClock.adjust(time)), Effect.andThen(settled))
const soon = after("500 millis")
const later = Effect.andThen(after("5 seconds"), soon)

/** The updates in order, without the first. */
const listening = Effect.gen(function*() {
  const inbox = yield* Queue.unbounded<typeof TaskListUpdate.Type>()
  yield* Effect.forkChild(Stream.runForEach(watchTasks.stream({}), (news) => Queue.offer(inbox, news)))
  yield* soon
  return { first: yield* Queue.take(inbox), inbox }
})

/** All updates so far. */
const toldBy = (inbox: Queue.Queue<typeof TaskListUpdate.Type>) =>
  Effect.map(
    Queue.clear(inbox),
    (all) => all.map(({ tasks, removed }) => [tasks.map(({ id, status }) => `${id.slice(-1)} ${status}`), removed]),
  )

/** Changes a task without publishing an event. */
const quietly = (nth: number, decide: (task: Task) => Result.Result<Task, { readonly _tag: string }>) =>
  Effect.flatMap(TaskStore, (tasks) => tasks.modify(taskId(nth), decide))

const scene = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  atNoon(Effect.andThen(keepUsers(aUser()), test)).pipe(Effect.scoped, Effect.provide(asAda))

describe("library.watchTasks", () => {
  it.effect("begins with the running tasks, or with none", () =>
    scene(Effect.gen(function*() {
      const quiet = yield* listening
      assert.deepStrictEqual(quiet.first, { tasks: [], removed: [], folders: false })
      yield* keepTasks(waiting(1), aTask({ id: taskId(2) }), waiting(3, { ownerId: bob }))
      const { first } = yield* listening
      assert.deepStrictEqual(first.tasks.map(({ id, status }) => [id, status]), [[one, "queued"]])
    })))

  it.effect("reports tasks that are created, renamed, given another speaker or deleted", () =>
    scene(Effect.gen(function*() {
      const { inbox } = yield* listening
      const { id } = yield* pasteText.run({ text: "Hello.", analyze: false })
      yield* soon
      const [made] = yield* Queue.clear(inbox)
      assert.deepStrictEqual(made?.tasks.map((task) => [task.id, task.title]), [[id, "Hello."]])
      yield* renameTask.run({ taskId: id, title: "Greeting" })
      yield* soon
      assert.deepStrictEqual((yield* Queue.take(inbox)).tasks.map(({ title }) => title), ["Greeting"])
      const transcripts = yield* TranscriptStore
      yield* transcripts.replace(id, aTranscript(["Ann: hello"]))
      yield* editSpeakerNames.run({ taskId: id, speakers: [{ id: "s1", name: "Anna" }] })
      yield* soon
      assert.deepStrictEqual((yield* Queue.take(inbox)).tasks[0]?.speakers, [{ id: "s1", name: "Anna" }])
      yield* deleteTasks.run({ taskIds: [id] })
      yield* soon
      assert.deepStrictEqual(yield* toldBy(inbox), [[[], [id]]])
    })))

  it.effect("reports that folders were created, renamed or deleted, to their owner only", () =>
    scene(Effect.gen(function*() {
      const { inbox } = yield* listening
      const { id } = yield* createFolder.run({ name: "Talks" })
      yield* soon
      yield* renameFolder.run({ id, name: "Board" })
      yield* soon
      yield* deleteFolder.run({ id })
      yield* soon
      yield* Effect.provide(createFolder.run({ name: "Other" }), asBob)
      yield* soon
      const told = yield* Queue.clear(inbox)
      assert.deepStrictEqual(told, told.map(() => ({ tasks: [], removed: [], folders: true })))
      assert.lengthOf(told, 3)
    })))

  it.effect("combines a burst into one update with the last state", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(aTask(), aTask({ id: taskId(2) }))
      const { inbox } = yield* listening
      const titles = Array.from({ length: 300 }, (_, nth) => `Title ${nth}`)
      yield* Effect.forEach(titles, (title) => renameTask.run({ taskId: one, title }), { discard: true })
      yield* renameTask.run({ taskId: taskId(2), title: "Other" })
      yield* soon
      const told = yield* Queue.clear(inbox)
      assert.deepStrictEqual(told.map(({ tasks }) => tasks.map(({ title }) => title).toSorted()), [[
        "Other",
        "Title 299",
      ]])
    })))

  it.effect("sends at most two updates a second, however long it runs", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(aTask())
      const { inbox } = yield* listening
      const twentieth = Effect.andThen(
        renameTask.run({ taskId: one, title: "Again" }),
        after("50 millis"),
      )
      yield* Effect.repeat(twentieth, { times: 79 })
      const told = (yield* Queue.clear(inbox)).length
      assert.isAtLeast(told, 6)
      assert.isAtMost(told, 8)
    })))

  it.effect("polls running tasks in case it misses events", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(waiting(1), waiting(2), waiting(3))
      const { inbox } = yield* listening
      const now = DateTime.add(noon, { seconds: 1 })
      yield* quietly(1, (task) => runTranscription(task, task.work.attempt, now))
      yield* quietly(
        2,
        (task) =>
          completeTranscription(
            task,
            task.work.attempt,
            { coverage: null, language: null, engine: null, notices: [] },
            now,
          ),
      )
      yield* Effect.flatMap(TaskStore, (tasks) => tasks.remove([taskId(3)]))
      yield* keepTasks(waiting(4))
      yield* later
      const [told, ...more] = yield* toldBy(inbox)
      assert.deepStrictEqual(more, [])
      assert.sameMembers([...told?.[0] ?? []], ["1 transcribing", "2 completed", "4 queued"])
      assert.deepStrictEqual(told?.[1], [taskId(3)])
      yield* later
      assert.deepStrictEqual(yield* toldBy(inbox), [])
    })))

  it.effect("reports nothing of others, and everything to the operator", () =>
    scene(Effect.gen(function*() {
      yield* keepTasks(waiting(1))
      const strangers = yield* Effect.provide(listening, asBob)
      const operators = yield* Effect.provide(listening, asOperator)
      assert.deepStrictEqual([strangers.first.tasks.length, operators.first.tasks.length], [0, 1])
      yield* cancelTask.run({ taskId: one })
      const events = yield* TaskEvents
      // An event with the wrong owner reveals nothing either.
      yield* events.publish({ taskId: one, owner: bob, kind: "status" })
      yield* soon
      assert.deepStrictEqual((yield* Queue.clear(strangers.inbox)).flatMap(({ tasks }) => tasks), [])
      assert.deepStrictEqual(yield* toldBy(operators.inbox), [[["1 failed"], []]])
    })))

  it.effect("refuses visitors", () =>
    atNoon(Effect.gen(function*() {
      assert.strictEqual(yield* refusal(Stream.runDrain(watchTasks.stream({}))), "SignInRequired")
    })).pipe(Effect.provide(asVisitor)))
})
