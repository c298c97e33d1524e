import { Schema } from "effect"
import type { Params } from "../kernel/rules.ts"

export class McpKeyNotFound extends Schema.TaggedError<McpKeyNotFound>()("McpKeyNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "MCP key not found"
}

export class McpKeyLimitReached extends Schema.TaggedError<McpKeyLimitReached>()("McpKeyLimitReached", {
  limit: Schema.Int,
}) {
  readonly kind = "conflict"
  get params(): Params {
    return { field: "name", max: this.limit }
  }
  override get message(): string {
    return `name: an account can have at most ${this.limit} MCP keys; delete one first`
  }
}
