import { Context, Schema } from "effect"
import { SessionId, UserId } from "./ids.ts"

/** What a key may do: only what changes nothing, or everything that an assistant may. */
export const KeyScope = Schema.Literals(["read", "write"])

/** Who is asking. Each surface establishes it once per request; use cases only read it. */
export const Actor = Schema.TaggedUnion({
  Anonymous: { deviceId: Schema.NullOr(Schema.String) },
  /** A person who is signed in, an assistant that has a key of their account, or a guest of the free tools. */
  User: {
    id: UserId,
    isGuest: Schema.optionalKey(Schema.Boolean),
    viaKey: Schema.optionalKey(Schema.Boolean),
    scope: Schema.optionalKey(KeyScope),
    /** The session they came with, if any. */
    session: Schema.optionalKey(SessionId),
  },
  Operator: {},
})
export type Actor = typeof Actor.Type

export class CurrentActor extends Context.Service<CurrentActor, Actor>()("domain/kernel/CurrentActor") {}
