import { Effect } from "effect"
import { currentInUse } from "../../account/shared/plan-in-use.ts"
import { maxCharacters, StorableText } from "../../kernel/text-rules.ts"
import { useCase } from "../../kernel/use-case.ts"
import { wire } from "../../kernel/wire.ts"
import { minutesFor } from "../../plan/estimate.ts"
import { LinkSource } from "../link-source.port.ts"
import { checkVideo } from "../shared/check-length.ts"
import { Inspected } from "../steps/inspected.ts"
import { quotaView } from "../steps/quota-view.ts"
import { readLink } from "../steps/read-link.ts"

/** What is behind a link, and what it will cost, before anything is created. */
export const inspectLink = useCase("link.inspectLink", {
  input: wire({ url: StorableText.check(maxCharacters(2000)) }),
  output: Inspected,
  run: Effect.fnUntraced(function*({ url: written }) {
    const user = yield* currentInUse
    const { inspect } = yield* LinkSource
    const { url, site } = yield* readLink(written, user.id)
    const { title, duration, size, captions } = yield* inspect(url, user.id)
    yield* Effect.fromResult(checkVideo(user.plan, { duration, size, isHeard: captions.length === 0 }))
    return { url, site, title, duration, captions, minutes: minutesFor([duration]), quota: yield* quotaView(user) }
  }),
})
