import { Context, type DateTime, type Effect } from "effect"
import type { UserId } from "../kernel/ids.ts"
import type { Session, SignInLink } from "./session.ts"

/** Sessions and sign-in links, found by the hash of their secret. */
export class SessionStore extends Context.Service<SessionStore, {
  readonly find: (tokenHash: string, now: DateTime.Utc) => Effect.Effect<Session | null>
  /** One session per device: saving replaces the user's earlier session on that device. */
  readonly save: (session: Session) => Effect.Effect<void>
  readonly remove: (userId: UserId, deviceId: string) => Effect.Effect<void>
  readonly saveLink: (link: SignInLink) => Effect.Effect<void>
  /** Returns a link only once: null if it is unknown, used or expired. */
  readonly consumeLink: (tokenHash: string, now: DateTime.Utc) => Effect.Effect<SignInLink | null>
  readonly forgetExpired: (now: DateTime.Utc) => Effect.Effect<void>
}>()("domain/account/SessionStore") {}
