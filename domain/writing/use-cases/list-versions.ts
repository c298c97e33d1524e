import { Effect, Schema } from "effect"
import { namesOfUsers } from "../../account/shared/names-of-users.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { requireTask } from "../../task/shared/require-task.ts"
import { CoDocumentStore } from "../co-document-store.port.ts"
import { ChangeKind, listedVersions } from "../co-document.ts"
import { ensureDocument } from "../steps/ensure-document.ts"

/** Earlier versions of the summary, newest first: edits by the same people within five minutes form one. */
export const listVersions = useCase("writing.listVersions", {
  input: wire({ taskId: TaskId }),
  output: Schema.Struct({
    versions: Schema.Array(Schema.Struct({
      version: Schema.Int,
      at: Schema.DateTimeUtcFromString,
      kind: ChangeKind,
      /** Names; empty for an analysis. */
      by: Schema.Array(Schema.String),
    })),
  }),
  run: Effect.fnUntraced(function*({ taskId }) {
    yield* requireTask(taskId)
    yield* ensureDocument(taskId)
    const documents = yield* CoDocumentStore
    const listed = listedVersions(yield* documents.versions(taskId))
    const names = yield* namesOfUsers(listed.flatMap(({ by }) => by))
    return {
      versions: listed.map(({ version, at, kind, by }) => ({
        version,
        at,
        kind,
        by: by.flatMap((user) => names.get(user) ?? []),
      })),
    }
  }),
})
