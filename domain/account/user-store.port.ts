import { Context, type DateTime, type Effect } from "effect"
import type { UserId } from "../kernel/ids.ts"
import type { Contact, ContactKind } from "./contact.ts"
import type { UserNotFound } from "./errors.ts"
import type { Email, Phone, User } from "./user.ts"

export class UserStore extends Context.Service<UserStore, {
  readonly get: (id: UserId) => Effect.Effect<User, UserNotFound>
  /** The account, locked until the transaction ends. */
  readonly lock: (id: UserId) => Effect.Effect<User, UserNotFound>
  readonly findByEmail: (email: Email) => Effect.Effect<User | null>
  readonly findByPhone: (phone: Phone) => Effect.Effect<User | null>
  /** Stores the user. If a concurrent request has taken the address or number, returns that user instead. */
  readonly insert: (user: User) => Effect.Effect<User>
  /** Stores what people say about themselves, but not their plans or `disabledAt`. */
  readonly save: (user: User) => Effect.Effect<void>
  readonly setPlan: (id: UserId, plan: Pick<User, "plan" | "usageAnchor" | "minutesUntil">) => Effect.Effect<void>
  /** What the account has whenever no subscription gives it another. */
  readonly setIncludedPlan: (id: UserId, plan: User["plan"]) => Effect.Effect<void>
  /**
   * Gives the account another address or number. False if another account has it: then the ambient transaction must
   * end with a refusal.
   */
  readonly setContact: (id: UserId, kind: ContactKind, contact: Contact) => Effect.Effect<boolean>
  readonly setDisabled: (id: UserId, since: DateTime.Utc | null) => Effect.Effect<void>
  readonly list: Effect.Effect<ReadonlyArray<User>>
}>()("domain/account/UserStore") {}
