import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ShareState } from "../share.ts"
import { switchShare } from "../steps/switch-share.ts"

/** Creates a public link for a task; one that is switched on stays. */
export const shareTask = useCase("sharing.shareTask", {
  input: wire({ taskId: TaskId }),
  output: ShareState,
  run: ({ taskId }) => switchShare(taskId, () => true),
})
