import { DateTime, Effect, Schema } from "effect"
import { ShareNotFound } from "../../kernel/errors.ts"
import { TaskId } from "../../kernel/ids.ts"
import { maxCharacters } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { SharePasswordRequired } from "../errors.ts"
import { ShareStore } from "../share-store.port.ts"
import { SharedView } from "../shared-view.ts"
import { openShare } from "../steps/open-share.ts"
import { readerOf } from "../steps/share-passes.ts"
import { viewContent } from "../steps/view-content.ts"

/** What a link shows. Counted as a view, unless it is the owner's preview. */
export const viewShared = useCase("sharing.viewShared", {
  input: wire({
    token: Schema.String,
    taskId: TaskId,
    pass: Schema.optionalKey(Schema.String.check(maxCharacters(500))),
  }),
  output: SharedView,
  run: Effect.fnUntraced(function*({ token, taskId, pass }) {
    const shares = yield* ShareStore
    const share = yield* openShare(token, taskId)
    const reader = yield* readerOf(share, pass, yield* DateTime.now)
    if (share.passwordHash !== null && reader === null) return yield* new SharePasswordRequired()
    const view = yield* viewContent({ taskId, share })
    if (view === null) return yield* new ShareNotFound()
    if (reader !== "owner") yield* shares.countView(taskId)
    return view
  }),
})
