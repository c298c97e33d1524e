import { Effect } from "effect"
import { currentInUse } from "../../account/shared/plan-in-use.ts"
import { checkHotwords } from "../../intake/limits.ts"
import { useCase } from "../../kernel/use-case.ts"
import { publishTaskChanged } from "../../task/shared/publish-task-changed.ts"
import { viewItem } from "../../task/shared/view-items.ts"
import { TaskItem } from "../../task/task-item.ts"
import { insertLinkTask } from "../steps/insert-link-task.ts"
import { LinkInput } from "../steps/link-options.ts"
import { readLink } from "../steps/read-link.ts"

/** Creates a task from a video on a site. The work on it begins with fetching the video, or only its captions. */
export const importLink = useCase("link.importLink", {
  input: LinkInput,
  output: TaskItem,
  run: Effect.fnUntraced(function*({ url, ...wanted }) {
    const user = yield* currentInUse
    const address = yield* readLink(url, user.id)
    yield* Effect.fromResult(checkHotwords(user.plan, wanted.hotwords?.map((word) => word.trim()) ?? []))
    const task = yield* insertLinkTask(address, user, wanted)
    yield* publishTaskChanged(task)
    return yield* viewItem(task)
  }),
})
