import { allOf, type Reach, VectorStore } from "#domain/meaning/vector-store.port.ts"
import { Effect } from "effect"
import { folderId } from "../support/a-folder-of-tasks.ts"
import { ada, taskId } from "../support/a-task.ts"
import { someVectors } from "../support/meaning/some-vectors.ts"

export const vectorStore = Effect.gen(function*() {
  const vectors = yield* VectorStore
  yield* vectors.save(taskId(1), someVectors([[1, 0, 0, 0]]))
  yield* vectors.get(taskId(1), "toy 1")
  yield* vectors.has(taskId(1), "toy 1")
  yield* vectors.outdated("toy 1", 20)
  const counts = { limit: 10, perTask: 1 }
  yield* vectors.nearest("toy 1", [1, 0, 0, 0], allOf(ada), counts)
  const reach: Reach = {
    account: ada,
    withShared: false,
    only: taskId(1),
    except: taskId(3),
    folderId: folderId(1),
    source: "audio",
    from: "2026-11-01",
    before: "2026-12-01",
    speakers: ["Ann"],
  }
  yield* vectors.nearest("toy 1", [1, 0, 0, 0], reach, counts)
})
