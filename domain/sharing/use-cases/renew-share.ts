import { Effect } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ShareView } from "../share-view.ts"
import { renewed } from "../share.ts"
import { changeShare } from "../steps/change-share.ts"

/** Gives a task a new public link with the same settings; the current one never works again. */
export const renewShare = useCase("sharing.renewShare", {
  input: wire({ taskId: TaskId }),
  output: ShareView,
  run: ({ taskId }) =>
    changeShare(taskId, ({ content, share, fresh }) => Effect.fromResult(renewed(content, share, fresh))),
})
