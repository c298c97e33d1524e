import { Schema } from "effect"
import { wire } from "../kernel/wire.ts"
import { SessionView, sessionViewOf } from "./session-view.ts"
import type { Session } from "./session.ts"
import { UserView, viewOf } from "./user-view.ts"
import type { User } from "./user.ts"

/** How the operator names an account: by its address, its number or its id. */
export const AccountName = Schema.String

/** An account as the operator sees it: whether it is enabled, and which devices are signed in. */
export const AccountState = wire({
  user: UserView,
  disabledAt: Schema.NullOr(Schema.DateTimeUtcFromString),
  sessions: Schema.Array(SessionView),
})

export const stateOf = (user: User, sessions: ReadonlyArray<Session>): typeof AccountState.Type => ({
  user: viewOf(user),
  disabledAt: user.disabledAt,
  sessions: sessions.map((session) => sessionViewOf(session, null)),
})
