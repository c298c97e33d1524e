import { Effect } from "effect"
import { type Awaited, settleAwaited } from "../../transcript/shared/settle-awaited.ts"
import { EngineStore } from "../engine-store.port.ts"
import { isUnderWay } from "../installation.ts"

/** Goes on with the recordings that wait for a model, or ends their wait. Call it whenever an installation has ended, and at start. */
export const settleWaiting = Effect.gen(function*() {
  const { installations } = yield* (yield* EngineStore).get
  yield* settleAwaited((model): Awaited => {
    const { [model]: installation } = installations
    if (installation?._tag === "Installed") return "installed"
    return isUnderWay(installation) ? "under-way" : "gone"
  })
})
