import { UserStore } from "#domain/account/user-store.port.ts"
import { ShareStore } from "#domain/sharing/share-store.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { keepUsers } from "../support/a-scene.ts"
import { aShare } from "../support/a-share.ts"
import { ada, at, aTask, taskId } from "../support/a-task.ts"
import { aUser } from "../support/a-user.ts"
import { behavesOn } from "../support/behaves.ts"

const publishedOn = (day: string, publishedAt: string) => ({
  day,
  slug: "weekly-sync",
  isIndexed: true,
  publishedAt: at(publishedAt),
})

const keepTasks = (count: number) =>
  Effect.gen(function*() {
    const tasks = yield* TaskStore
    for (let nth = 1; nth <= count; nth++) yield* tasks.insert(aTask({ id: taskId(nth) }))
  })

export const shareStoreContract = (name: string, layer: Layer.Layer<ShareStore | TaskStore | UserStore>): void => {
  describe(`ShareStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "gives the link that was last saved with all its settings, of each task its own",
      Effect.gen(function*() {
        const shares = yield* ShareStore
        yield* keepTasks(2)
        assert.isNull(yield* shares.get(taskId(1)))
        yield* shares.save(taskId(1), aShare())
        yield* shares.save(taskId(2), aShare({ token: "def" }))
        const changed = aShare({
          isOn: false,
          expiresAt: at("2026-12-24T18:00:00.000Z"),
          passwordHash: "scrypt:1:2",
          parts: ["mind_map"],
          publication: publishedOn("2026-11-20", "2026-11-21T09:00:00.000Z"),
        })
        yield* shares.save(taskId(1), changed)
        assert.deepStrictEqual(yield* shares.get(taskId(1)), changed)
        assert.deepStrictEqual(yield* shares.get(taskId(2)), aShare({ token: "def" }))
      }),
    )

    behaves(
      "finds the task behind a link that is on, and shows it in lists",
      Effect.gen(function*() {
        const shares = yield* ShareStore
        const tasks = yield* TaskStore
        yield* keepTasks(1)
        yield* shares.save(taskId(1), aShare())
        assert.deepStrictEqual(yield* shares.find("abc"), { taskId: taskId(1), share: aShare() })
        assert.strictEqual((yield* tasks.previews([taskId(1)])).get(taskId(1))?.shareToken, "abc")
        for (const wrong of ["", "ab", "abcd", "\u0000"]) assert.isNull(yield* shares.find(wrong))
        yield* shares.save(taskId(1), aShare({ isOn: false }))
        assert.isNull(yield* shares.find("abc"))
        assert.isNull((yield* tasks.previews([taskId(1)])).get(taskId(1))?.shareToken ?? null)
      }),
    )

    behaves(
      "counts the views of a link; another link starts without any",
      Effect.gen(function*() {
        const shares = yield* ShareStore
        yield* keepTasks(2)
        assert.strictEqual(yield* shares.views(taskId(1)), 0)
        yield* shares.countView(taskId(2))
        yield* shares.save(taskId(1), aShare())
        yield* Effect.all([shares.countView(taskId(1)), shares.countView(taskId(1))], { concurrency: "unbounded" })
        yield* shares.save(taskId(1), aShare({ parts: ["summary"] }))
        assert.deepStrictEqual([yield* shares.views(taskId(1)), yield* shares.views(taskId(2))], [2, 0])
        yield* shares.save(taskId(1), aShare({ token: "def" }))
        assert.strictEqual(yield* shares.views(taskId(1)), 0)
      }),
    )

    behaves(
      "finds what is published by name, of a day or the first of any",
      Effect.gen(function*() {
        const shares = yield* ShareStore
        yield* keepTasks(3)
        const later = aShare({ publication: publishedOn("2026-11-19", "2026-11-22T09:00:00.000Z") })
        const earlier = aShare({
          token: "def",
          isOn: false,
          publication: publishedOn("2026-11-20", "2026-11-21T09:00:00.000Z"),
        })
        yield* shares.save(taskId(1), later)
        yield* shares.save(taskId(2), earlier)
        yield* shares.save(taskId(3), aShare({ token: "ghi" }))
        const published = (day: string | null, slug = "weekly-sync") =>
          Effect.map(shares.findPublished(day, slug), (found) => found?.taskId ?? null)
        assert.strictEqual(yield* published(null), taskId(2))
        assert.strictEqual(yield* published("2026-11-19"), taskId(1))
        assert.isNull(yield* published("2026-11-18"))
        for (const wrong of ["", "weekly", "\u0000"]) assert.isNull(yield* published(null, wrong))
        yield* shares.save(taskId(2), { ...earlier, publication: null })
        assert.strictEqual(yield* published(null), taskId(1))
      }),
    )

    behaves(
      "does not find what a disabled account shares until it is let in again, and keeps its names",
      Effect.gen(function*() {
        const shares = yield* ShareStore
        const users = yield* UserStore
        yield* keepUsers(aUser())
        yield* keepTasks(1)
        yield* shares.save(
          taskId(1),
          aShare({ publication: publishedOn("2026-11-20", "2026-11-21T09:00:00.000Z") }),
        )
        const seen = Effect.map(
          Effect.all([
            shares.find("abc"),
            shares.findPublished("2026-11-20", "weekly-sync"),
            shares.findPublished(null, "weekly-sync"),
          ]),
          (all) => all.map((one) => one !== null),
        )
        assert.deepStrictEqual(yield* seen, [true, true, true])
        yield* users.setDisabled(ada, at("2026-11-22T08:00:00.000Z"))
        assert.deepStrictEqual(yield* seen, [false, false, false])
        assert.isTrue(yield* shares.isTaken("2026-11-20", "weekly-sync"))
        assert.isFalse(yield* shares.isTaken("2026-11-19", "weekly-sync"))
        assert.isFalse(yield* shares.isTaken("2026-11-20", "weekly"))
        yield* users.setDisabled(ada, null)
        assert.deepStrictEqual(yield* seen, [true, true, true])
      }),
    )

    behaves(
      "loses a link with its task, and saves none for a task that is gone",
      Effect.gen(function*() {
        const shares = yield* ShareStore
        const tasks = yield* TaskStore
        yield* keepTasks(1)
        yield* shares.save(taskId(1), aShare())
        yield* tasks.remove([taskId(1)])
        assert.isNull(yield* shares.get(taskId(1)))
        yield* shares.save(taskId(1), aShare())
        assert.isNull(yield* shares.find("abc"))
      }),
    )
  })
}
