import { Context, type DateTime, type Effect } from "effect"
import type { SessionId, UserId } from "../kernel/ids.ts"
import type { Session, SignInLink } from "./session.ts"

/** Sessions and sign-in links, found by the hash of their secret. */
export class SessionStore extends Context.Service<SessionStore, {
  /** Sessions of disabled accounts are not found. */
  readonly find: (tokenHash: string, now: DateTime.Utc) => Effect.Effect<Session | null>
  readonly exists: (id: SessionId, now: DateTime.Utc) => Effect.Effect<boolean>
  /** The open ones, most recently used first. */
  readonly list: (userId: UserId, now: DateTime.Utc) => Effect.Effect<ReadonlyArray<Session>>
  /** One session per device: saving replaces the user's earlier session on that device. */
  readonly save: (session: Session) => Effect.Effect<void>
  /** Records the last use and the expiry of a session. One that has ended in the meantime stays ended. */
  readonly touch: (session: Session) => Effect.Effect<void>
  /** Records that its owner has proved who they are. */
  readonly prove: (id: SessionId, at: DateTime.Utc) => Effect.Effect<void>
  /** Ends the session of a device, one of this id, or all but one (all for null). Returns which have ended. */
  readonly remove: (userId: UserId, deviceId: string) => Effect.Effect<ReadonlyArray<SessionId>>
  readonly end: (userId: UserId, id: SessionId) => Effect.Effect<ReadonlyArray<SessionId>>
  readonly endOthers: (userId: UserId, kept: SessionId | null) => Effect.Effect<ReadonlyArray<SessionId>>
  readonly saveLink: (link: SignInLink) => Effect.Effect<void>
  /** Returns a link that is neither used nor expired, and leaves it. */
  readonly findLink: (tokenHash: string, now: DateTime.Utc) => Effect.Effect<SignInLink | null>
  /** Returns a link only once: null if it is unknown, used or expired. */
  readonly consumeLink: (tokenHash: string, now: DateTime.Utc) => Effect.Effect<SignInLink | null>
  readonly forgetExpired: (now: DateTime.Utc) => Effect.Effect<void>
}>()("domain/account/SessionStore") {}
