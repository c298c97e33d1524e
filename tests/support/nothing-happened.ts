import type { UploadId } from "#domain/kernel/ids.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import { jobs } from "#tests/support/memory/job-queue.ts"
import { assert } from "@effect/vitest"
import { Effect } from "effect"
import { spentBy } from "./a-scene.ts"
import { isThere } from "./an-upload.ts"

/** Nothing was made, booked or queued, and the uploads lie where they arrived. */
export const nothingHappened = (uploads: ReadonlyArray<UploadId>) =>
  Effect.gen(function*() {
    const tasks = yield* TaskStore
    const { total } = yield* tasks.list({ owner: null, folderId: null }, "newest", { page: 1, pageSize: 10 })
    assert.strictEqual(total, 0)
    assert.strictEqual(yield* spentBy(), 0)
    assert.isEmpty(yield* jobs)
    for (const id of uploads) assert.isTrue(yield* isThere(id))
  })
