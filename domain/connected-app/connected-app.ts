import { Schema } from "effect"
import { McpScope } from "../kernel/actor.ts"
import { ConnectedAppId, UserId } from "../kernel/ids.ts"

/** A program that a person let into their account on the consent page, as it introduced itself. */
export const ConnectedApp = Schema.Struct({
  id: ConnectedAppId,
  userId: UserId,
  /** What its tokens descend from: they end with it. */
  grantId: Schema.String,
  name: Schema.String,
  /** Where it was sent back to: the one thing that it cannot invent. */
  host: Schema.String,
  scopes: Schema.Array(McpScope),
  createdAt: Schema.DateTimeUtcFromString,
  lastUsedAt: Schema.NullOr(Schema.DateTimeUtcFromString),
})
export type ConnectedApp = typeof ConnectedApp.Type

/** A grant is asked for again after a year, however often it is used. */
export const grantLasts = { days: 365 } as const
/** Without a call for this long, an app has to ask again. */
export const refreshTokenLasts = { days: 30 } as const
export const accessTokenLasts = { hours: 1 } as const
/**
 * Two processes of one program may refresh at the same moment, and an answer may be lost with the server that was killed: for so
 * long, who comes again is not a thief.
 */
export const refreshLeeway = { seconds: 30 } as const
