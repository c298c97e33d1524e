import type { SessionStore } from "#domain/account/session-store.port.ts"
import { identify } from "#domain/account/shared/identify.ts"
import type { Actor } from "#domain/kernel/actor.ts"
import type { SignInRequired } from "#domain/kernel/errors.ts"
import type { Secrets } from "#domain/kernel/secrets.port.ts"
import type { Effect } from "effect"

/** Who a request comes from: the account of its session token. */
export const actorOf = (headers: Headers): Effect.Effect<Actor, SignInRequired, Secrets | SessionStore> =>
  identify(bearerOf(headers.get("authorization")))

export const bearerOf = (authorization: string | null): string =>
  /^Bearer\s+(\S+)\s*$/i.exec(authorization ?? "")?.[1] ?? ""
