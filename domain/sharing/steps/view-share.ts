import { DateTime, Effect } from "effect"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { ShareStore } from "../share-store.port.ts"
import { shareViewOf } from "../share-view.ts"
import type { Share, Shareable } from "../share.ts"
import { signPass } from "./share-passes.ts"

/** The sharing of a task, for its owner. */
export const viewShare = Effect.fnUntraced(function*(content: Shareable, share: Share) {
  const shares = yield* ShareStore
  const { url } = yield* PublicAddress
  const { pass } = yield* signPass(share, "owner", yield* DateTime.now)
  return shareViewOf({ content, share, views: yield* shares.views(content.taskId), url, pass })
})
