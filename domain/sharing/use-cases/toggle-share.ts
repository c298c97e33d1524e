import { Effect, Schema } from "effect"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { ShareView } from "../share-view.ts"
import { switchedOn } from "../share.ts"
import { changeShare } from "../steps/change-share.ts"

/** Switches the public link on or off; toggles it if `on` is omitted. Switching it on again creates a new link. */
export const toggleShare = useCase("sharing.toggleShare", {
  input: wire({ taskId: TaskId, on: Schema.optionalKey(Schema.Boolean) }),
  output: ShareView,
  run: ({ taskId, on }) =>
    changeShare(taskId, ({ content, share, fresh }) =>
      on ?? !share.isOn
        ? Effect.fromResult(switchedOn(content, share, fresh))
        : Effect.succeed({ ...share, isOn: false })),
})
