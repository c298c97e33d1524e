import { Context, Schema } from "effect"
import { SessionId, UserId } from "./ids.ts"

/** Who is asking. Each surface establishes it once per request; use cases only read it. */
export const Actor = Schema.TaggedUnion({
  Anonymous: { deviceId: Schema.NullOr(Schema.String) },
  /** A person who is signed in, or an assistant that has a key of their account. */
  User: {
    id: UserId,
    viaKey: Schema.optionalKey(Schema.Boolean),
    /** The session they came with, if any. */
    session: Schema.optionalKey(SessionId),
  },
  Operator: {},
})
export type Actor = typeof Actor.Type

export class CurrentActor extends Context.Service<CurrentActor, Actor>()("domain/kernel/CurrentActor") {}
