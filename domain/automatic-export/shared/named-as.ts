import { Effect } from "effect"
import { readingOf } from "../../account/shared/reading-of.ts"
import { UserStore } from "../../account/user-store.port.ts"
import { FolderStore } from "../../folder/folder-store.port.ts"
import type { UserId } from "../../kernel/ids.ts"
import { instantIn } from "../../kernel/time-zones.ts"
import type { Task } from "../../task/task.ts"
import type { ExportRule, RuleFormat } from "../export-rule.ts"
import type { Named } from "../name-template.ts"

/** The name of the folder that the account has a task in; null if there is none. Folders of others are theirs. */
export const folderOf = Effect.fnUntraced(function*({ folderId, ownerId }: Task, account: UserId) {
  if (folderId === null || ownerId !== account) return null
  const { get } = yield* FolderStore
  return yield* get(folderId, account).pipe(
    Effect.map(({ name }) => name),
    Effect.catchTag("FolderNotFound", () => Effect.succeed(null)),
  )
})

/** What the names of a task's files are made of, with the day and the time where the account is. */
export const namedAs = Effect.fnUntraced(function*(
  { id, title, createdAt }: Pick<Task, "id" | "title" | "createdAt">,
  { ownerId, content }: Pick<ExportRule, "ownerId" | "content">,
  folder: string | null,
  format: RuleFormat,
) {
  const users = yield* UserStore
  const { timeZone } = yield* users.get(ownerId).pipe(
    Effect.catchTag("UserNotFound", () => Effect.succeed({ timeZone: null })),
    Effect.flatMap((user) => readingOf({ uiLanguage: null, timeZone: user.timeZone })),
  )
  const local = instantIn(createdAt, timeZone)
  const kind = format === "srt" || format === "vtt" ? "transcript" : content === "all" ? "notes" : content
  return { id, title, folder, date: local.slice(0, 10), time: local.slice(11, 16), kind } satisfies Named
})
