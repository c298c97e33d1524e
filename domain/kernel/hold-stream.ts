import { Effect } from "effect"
import { CurrentActor } from "./actor.ts"
import { CallerNetwork } from "./caller-network.ts"
import { OpenStreams } from "./open-streams.port.ts"
import type { StreamHolder } from "./stream-limits.ts"

/**
 * Counts one more open stream of the caller until the scope closes; `link` is what a stream without an account follows.
 * The machine itself has no network and the operator no account: theirs count for the server only.
 */
export const holdStream = Effect.fnUntraced(function*(link: string | null) {
  const { hold } = yield* OpenStreams
  const actor = yield* CurrentActor
  const network = yield* CallerNetwork
  yield* hold([
    ...link === null ? [] : [{ of: "link", name: link } satisfies StreamHolder],
    ...actor._tag === "User" ? [{ of: "account", name: actor.id } satisfies StreamHolder] : [],
    ...network === null ? [] : [{ of: "network", name: network } satisfies StreamHolder],
    { of: "server", name: "" },
  ])
})
