import { UserStore } from "#domain/account/user-store.port.ts"
import { MeetingStore } from "#domain/meeting/meeting-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { refusal } from "../support/a-scene.ts"
import { ada, at, aTask, bob, taskId } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"
import { aMeeting } from "../support/meeting/a-meeting.ts"

const kept = Effect.gen(function*() {
  const meetings = yield* MeetingStore
  const tasks = yield* TaskStore
  yield* (yield* UserStore).insert(aUser())
  for (const nth of [1, 2]) {
    yield* tasks.insert(aTask({ id: taskId(nth), source: "meeting", parts: [] }))
    yield* meetings.insert(aMeeting({ taskId: taskId(nth), createdAt: at(`2026-11-20T1${nth}:00:00.000Z`) }))
  }
  return { ...meetings, tasks }
})

/** What every MeetingStore must do. */
export const meetingStoreContract = (
  name: string,
  layer: Layer.Layer<MeetingStore | TaskStore | UserStore>,
): void => {
  describe(`MeetingStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "keeps everything about a meeting, and its signs of life",
      Effect.gen(function*() {
        const { beat, get, modify } = yield* kept
        const whole = aMeeting({
          state: "inMeeting",
          people: ["Anna", "Bob \u0000"],
          tracks: [{ track: 0, name: null }, { track: 1, name: "Bob" }],
          turns: [{ begin: 0, end: 1000, name: "Anna" }],
          joinedAt: at("2026-11-20T11:00:05.000Z"),
          externalId: "bot_1",
        })
        assert.deepStrictEqual(yield* modify(taskId(1), () => whole), whole)
        yield* beat(taskId(1), at("2026-11-20T11:00:09.000Z"))
        const stored = yield* get(taskId(1))
        assert.deepStrictEqual(stored.tracks, whole.tracks)
        assert.deepStrictEqual(stored.heartbeatAt, at("2026-11-20T11:00:09.000Z"))
        assert.strictEqual(stored.people.length, 2)
      }),
    )

    behaves(
      "lists the open ones of an account, oldest first",
      Effect.gen(function*() {
        const { modify, open } = yield* kept
        const ids = Effect.map(open(ada), (found) => found.map((one) => one.taskId))
        assert.deepStrictEqual(yield* ids, [taskId(1), taskId(2)])
        yield* modify(taskId(1), (one) => ({ ...one, state: "ended", reason: "left" }))
        assert.deepStrictEqual(yield* ids, [taskId(2)])
        assert.deepStrictEqual(yield* open(bob), [])
      }),
    )

    behaves(
      "forgets a meeting with its task",
      Effect.gen(function*() {
        const { get, modify, open, tasks } = yield* kept
        yield* tasks.remove([taskId(1)])
        assert.strictEqual(yield* refusal(get(taskId(1))), "MeetingNotFound")
        assert.isNull(yield* modify(taskId(1), (one) => one))
        assert.lengthOf(yield* open(ada), 1)
      }),
    )
  })
}
