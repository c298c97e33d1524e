import { Effect } from "effect"
import type { TaskId } from "../../kernel/ids.ts"
import { CoDocumentStore } from "../co-document-store.port.ts"
import { VersionNotFound } from "../errors.ts"

export const requireVersion = Effect.fnUntraced(function*(taskId: TaskId, version: number) {
  const documents = yield* CoDocumentStore
  return (yield* documents.version(taskId, version)) ?? (yield* new VersionNotFound({ version }))
})
