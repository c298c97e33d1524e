import { Context, Schema } from "effect"
import { SessionId, UserId } from "./ids.ts"

/** What a key may do: only what changes nothing; changes, but nothing that shows something to others; or everything that an assistant may. */
export const KeyScope = Schema.Literals(["read", "edit", "write"])
export type KeyScope = typeof KeyScope.Type

/** What an assistant may do: read, change and delete, and show or give to others. */
export const McpScope = Schema.Literals(["mcp:read", "mcp:write", "mcp:share"])
export type McpScope = typeof McpScope.Type

/** Who is asking. Each surface establishes it once per request; use cases only read it. */
export const Actor = Schema.TaggedUnion({
  Anonymous: { deviceId: Schema.NullOr(Schema.String) },
  /** A person who is signed in, an assistant that has a key of their account or was connected to it, or a guest of the free tools. */
  User: {
    id: UserId,
    isGuest: Schema.optionalKey(Schema.Boolean),
    viaKey: Schema.optionalKey(Schema.Boolean),
    /** Without them, an assistant may do everything that assistants may. */
    scopes: Schema.optionalKey(Schema.Array(McpScope)),
    /** The session they came with, if any. */
    session: Schema.optionalKey(SessionId),
  },
  Operator: {},
})
export type Actor = typeof Actor.Type

export class CurrentActor extends Context.Service<CurrentActor, Actor>()("domain/kernel/CurrentActor") {}
