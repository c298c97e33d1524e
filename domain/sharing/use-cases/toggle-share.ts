import { Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ShareState } from "../share.ts"
import { switchShare } from "../steps/switch-share.ts"

/** Switches the public link on or off; toggles it if `on` is omitted. Switched on again, it is another link. */
export const toggleShare = useCase("sharing.toggleShare", {
  input: wire({ taskId: TaskId, on: Schema.optionalKey(Schema.Boolean) }),
  output: ShareState,
  run: ({ taskId, on }) => switchShare(taskId, (isOn) => on ?? !isOn),
})
