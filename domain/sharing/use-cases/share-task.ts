import { Effect } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ShareView } from "../share-view.ts"
import { switchedOn } from "../share.ts"
import { changeShare } from "../steps/change-share.ts"

/** Creates a public link for a task; one that is switched on stays. */
export const shareTask = useCase("sharing.shareTask", {
  input: wire({ taskId: TaskId }),
  output: ShareView,
  run: ({ taskId }) =>
    changeShare(taskId, ({ content, share, fresh }) => Effect.fromResult(switchedOn(content, share, fresh))),
})
