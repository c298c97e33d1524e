import { Effect } from "effect"
import { TaskStore } from "../../task/task-store.port.ts"
import type { ExportedFileView } from "../exported-file-view.ts"
import type { ExportedFile } from "../exported-file.ts"

/** Files with the titles that their tasks have now. */
export const viewFiles = Effect.fnUntraced(function*(files: ReadonlyArray<ExportedFile>) {
  const { getMany } = yield* TaskStore
  const tasks = yield* getMany([...new Set(files.map(({ taskId }) => taskId))])
  const titles = new Map(tasks.map(({ id, title }) => [id, title]))
  return files.map((file): ExportedFileView => {
    const { id, taskId, format, language, path, state, nextAt, writtenAt, attempts, triedAt, fault, status } = file
    const title = titles.get(taskId) ?? ""
    return { id, taskId, title, format, language, path, state, nextAt, writtenAt, attempts, triedAt, fault, status }
  })
})
