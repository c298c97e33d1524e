import { Context, type DateTime, type Effect } from "effect"
import type { UserId } from "../kernel/ids.ts"
import type { Session, SignInLink } from "./session.ts"

/** Sessions and sign-in links, found by the hash of their secret. */
export class SessionStore extends Context.Service<SessionStore, {
  readonly find: (tokenHash: string, now: DateTime.Utc) => Effect.Effect<Session | null>
  /** One session a device: a new one of the same user and device replaces the old one. */
  readonly save: (session: Session) => Effect.Effect<void>
  readonly remove: (userId: UserId, deviceId: string) => Effect.Effect<void>
  readonly saveLink: (link: SignInLink) => Effect.Effect<void>
  /** Gives a link once: null when unknown, used before or expired. */
  readonly consumeLink: (tokenHash: string, now: DateTime.Utc) => Effect.Effect<SignInLink | null>
  readonly forgetExpired: (now: DateTime.Utc) => Effect.Effect<void>
}>()("domain/account/SessionStore") {}
