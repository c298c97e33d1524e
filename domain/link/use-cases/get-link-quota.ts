import { Effect, Schema } from "effect"
import { currentUser } from "../../account/shared/signed-in.ts"
import { useCase } from "../../kernel/use-case.ts"
import { LinkQuota, quotaView } from "../steps/quota-view.ts"

/** The caller's video links, and whether this server can fetch any. */
export const getLinkQuota = useCase("link.getLinkQuota", {
  input: Schema.Struct({}),
  output: LinkQuota,
  run: Effect.fnUntraced(function*() {
    return yield* quotaView(yield* currentUser)
  }),
})
