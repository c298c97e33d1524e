import { Effect, Schema } from "effect"
import { ShareNotFound } from "../../kernel/errors.ts"
import { TaskId } from "../../kernel/ids.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SharePasswordRequired } from "../errors.ts"
import { Card, drawCard } from "../steps/draw-card.ts"
import { openShare } from "../steps/open-share.ts"
import { viewContent } from "../steps/view-content.ts"

/** The picture that previews of a link show. A link with a password has none: those who draw previews do not know it. */
export const drawShared = useCase("sharing.drawShared", {
  input: wire({ token: Schema.String, taskId: TaskId }),
  output: Card,
  run: Effect.fnUntraced(function*({ token, taskId }) {
    const share = yield* openShare(token, taskId)
    if (share.passwordHash !== null) return yield* new SharePasswordRequired()
    const view = yield* viewContent({ taskId, share })
    return view === null ? yield* new ShareNotFound() : yield* drawCard(view)
  }),
})
