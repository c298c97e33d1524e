import { Effect } from "effect"
import { Sealer } from "../../kernel/sealer.port.ts"
import type { OpenPlace } from "../export-place.ts"
import type { ExportRule } from "../export-rule.ts"
import { TargetFailed } from "../export-targets.port.ts"

/** A rule's place with what opens it. It fails if the key that sealed that is not there any more. */
export const opened = Effect.fnUntraced(function*({ place, secret: sealed, ownerId: account }: ExportRule) {
  const { open } = yield* Sealer
  const secret = sealed === null ? null : yield* open(sealed)
  if (sealed !== null && secret === null) return yield* new TargetFailed({ fault: "secret", status: null, wait: null })
  return { ...place, secret, account } satisfies OpenPlace
})
