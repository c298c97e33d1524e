import type { Job, JobKind } from "#domain/job/job.ts"
import { WorkFolder } from "#domain/job/work-folder.port.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, Exit, type Layer } from "effect"
import { stat, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import { taskId } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

type Worked = Pick<Job, "taskId" | "kind">

const jobOf = (nth: number, kind: JobKind = "transcribe"): Worked => ({ taskId: taskId(nth), kind })

const written = Effect.fnUntraced(function*(...jobs: ReadonlyArray<Worked>) {
  const folder = yield* WorkFolder
  const paths = yield* Effect.forEach(jobs, (job) => folder.path(job, "a"))
  yield* Effect.forEach(paths, (path) => Effect.promise(() => writeFile(path, "x")))
  return paths
})

/** What every WorkFolder must do. */
export const workFolderContract = (name: string, layer: Layer.Layer<WorkFolder>): void => {
  describe(`WorkFolder: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "names a file that can be written, the same each time",
      Effect.gen(function*() {
        const folder = yield* WorkFolder
        const path = yield* folder.path(jobOf(1), "audio.pcm")
        assert.isFalse(yield* folder.exists(path))
        yield* Effect.promise(() => writeFile(path, "x"))
        assert.isTrue(yield* folder.exists(yield* folder.path(jobOf(1), "audio.pcm")))
        assert.isFalse(yield* folder.exists(yield* folder.path(jobOf(2), "audio.pcm")))
      }),
    )

    behaves(
      "is for its own user only",
      Effect.gen(function*() {
        const path = yield* (yield* WorkFolder).path(jobOf(1), "a")
        const { mode } = yield* Effect.promise(() => stat(dirname(path)))
        assert.strictEqual(mode & 0o077, 0)
      }),
    )

    behaves(
      "has a place for what is no job, each its own, until the scope closes",
      Effect.gen(function*() {
        const folder = yield* WorkFolder
        const path = yield* Effect.scoped(Effect.gen(function*() {
          const [one, other] = [yield* folder.scratch("a"), yield* folder.scratch("a")]
          assert.notStrictEqual(one, other)
          yield* Effect.promise(() => writeFile(one, "x"))
          return one
        }))
        assert.isFalse(yield* folder.exists(path))
      }),
    )

    behaves(
      "removes the files of a task, and of no other",
      Effect.gen(function*() {
        const folder = yield* WorkFolder
        const paths = yield* written(jobOf(1), jobOf(1, "playback"), jobOf(2))
        yield* folder.remove(taskId(1))
        yield* folder.remove(taskId(1))
        assert.deepStrictEqual(yield* Effect.forEach(paths, folder.exists), [false, false, true])
      }),
    )

    behaves(
      "removes the files of one job, and of no other of the task",
      Effect.gen(function*() {
        const folder = yield* WorkFolder
        const paths = yield* written(jobOf(1), jobOf(1, "playback"))
        yield* folder.clear(jobOf(1))
        yield* folder.clear(jobOf(1))
        assert.deepStrictEqual(yield* Effect.forEach(paths, folder.exists), [false, true])
      }),
    )

    for (const odd of ["../x", "a/b", "..", ""]) {
      behaves(
        `does not take ${JSON.stringify(odd)} for a file name`,
        Effect.gen(function*() {
          const exit = yield* Effect.exit((yield* WorkFolder).path(jobOf(1), odd))
          assert.isTrue(Exit.isFailure(exit))
        }),
      )
    }
  })
}
