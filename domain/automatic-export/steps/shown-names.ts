import { DateTime, Effect } from "effect"
import type { NoteFlavour } from "../../export/note/note.ts"
import { TaskId, type UserId } from "../../kernel/ids.ts"
import { TaskStore } from "../../task/task-store.port.ts"
import type { RuleContent, RuleFormat } from "../export-rule.ts"
import { pathsOf } from "../name-template.ts"
import { folderOf, namedAs } from "../shared/named-as.ts"

/** Three of the account's files are enough to see what names look like. */
const page = { page: 1, pageSize: 3 }

const example = { id: TaskId.make("0190a5f2-7c1e-7000-8000-00000000e0e0"), title: "Weekly meeting" }

interface Wanted {
  readonly template: string
  readonly format: RuleFormat
  readonly content: RuleContent
  readonly flavour: NoteFlavour
}

/** What the newest files of the account would be called; an example, if there are none. */
export const shownNames = Effect.fnUntraced(function*(ownerId: UserId, wanted: Wanted) {
  const { template, format, content, flavour } = wanted
  const { list } = yield* TaskStore
  const nameOf = Effect.fnUntraced(function*(task: Parameters<typeof namedAs>[0], folder: string | null) {
    const named = yield* namedAs(task, { ownerId, content }, folder, format)
    return pathsOf(template, named, { format, language: null, flavour })[0] ?? ""
  })
  const { items } = yield* list({ owner: ownerId, folderId: null }, "newest", page)
  if (items.length === 0) return [yield* nameOf({ ...example, createdAt: yield* DateTime.now }, null)]
  return yield* Effect.forEach(
    items,
    (task) => Effect.flatMap(folderOf(task, ownerId), (folder) => nameOf(task, folder)),
  )
})
