import { Context, type Effect } from "effect"
import type { UserId } from "../kernel/ids.ts"
import type { UserNotFound } from "./errors.ts"
import type { Email, User } from "./user.ts"

export class UserStore extends Context.Service<UserStore, {
  readonly get: (id: UserId) => Effect.Effect<User, UserNotFound>
  readonly findByEmail: (email: Email) => Effect.Effect<User | null>
  /** Keeps the user; when the address is taken meanwhile, gives the one who has it. */
  readonly insert: (user: User) => Effect.Effect<User>
  readonly save: (user: User) => Effect.Effect<void>
  readonly list: Effect.Effect<ReadonlyArray<User>>
}>()("domain/account/UserStore") {}
