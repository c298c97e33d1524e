import { Effect } from "effect"
import { planInUse } from "../../account/shared/plan-in-use.ts"
import { UserStore } from "../../account/user-store.port.ts"
import type { UserId } from "../../kernel/ids.ts"
import { includes } from "../../plan/feature.ts"
import { HotwordStore } from "../hotword-store.port.ts"

/**
 * The words that engines expect in a recording of this language ("auto" for any): those of the account that are
 * enabled, while its plan includes them. Newest first.
 */
export const enabledHotwords = Effect.fnUntraced(function*(owner: UserId, language: string) {
  const users = yield* UserStore
  const hotwords = yield* HotwordStore
  const user = yield* users.get(owner).pipe(Effect.catchTag("UserNotFound", () => Effect.succeed(null)))
  if (user === null || !includes(yield* planInUse(user.plan), "HOTWORD_MANAGEMENT")) return []
  const [primary] = language.split("-")
  return (yield* hotwords.list(owner))
    .filter((one) => one.enabled && (language === "auto" || one.language === primary))
    .map(({ text }) => text)
})
