import { Effect, Schema } from "effect"
import { ownerInView, signedIn } from "../../account/shared/signed-in.ts"
import { pageFields, pageOf } from "../../kernel/page.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { chosenTags } from "../../tag/shared/chosen-tags.ts"
import { TagChoice } from "../../tag/tag-input.ts"
import { FolderChoice } from "../../task/folder-choice.ts"
import { viewPreviewed } from "../../task/shared/view-items.ts"
import { filterInput } from "../../task/task-filter.ts"
import { TaskItem } from "../../task/task-item.ts"
import { TaskOrder } from "../../task/task-order.ts"
import { TaskStore } from "../../task/task-store.port.ts"

/** Lists tasks, by default newest first and ten per page; with `shared` those of others that the caller may edit. */
export const listTasks = useCase("library.listTasks", {
  input: wire({
    page: Schema.optionalKey(pageFields.page),
    pageSize: Schema.optionalKey(pageFields.pageSize),
    folderId: Schema.optionalKey(FolderChoice),
    sort: Schema.optionalKey(TaskOrder),
    ...filterInput,
    tags: Schema.optionalKey(TagChoice),
    shared: Schema.optionalKey(Schema.Boolean),
  }),
  output: pageOf(TaskItem),
  run: Effect.fnUntraced(function*(asked) {
    const { page = 1, pageSize = 10, folderId = "", sort = "newest", shared = false, tags = "", ...limits } = asked
    const tasks = yield* TaskStore
    const whose = shared ? { owner: null, sharedWith: yield* signedIn } : { owner: yield* ownerInView }
    const chosen = yield* chosenTags(tags, whose.owner)
    const filter = { ...whose, folderId: folderId === "" ? null : folderId, tags: chosen, ...limits }
    const found = yield* tasks.listPreviewed(filter, sort, { page, pageSize })
    return { ...found, items: yield* viewPreviewed(found.items) }
  }),
})
