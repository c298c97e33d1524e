import { Schema } from "effect"

export class McpKeyNotFound extends Schema.TaggedError<McpKeyNotFound>()("McpKeyNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "MCP key not found"
}

export class McpKeyLimitReached extends Schema.TaggedError<McpKeyLimitReached>()("McpKeyLimitReached", {
  limit: Schema.Int,
}) {
  readonly kind = "conflict"
  override get message(): string {
    return `name: at most ${this.limit} MCP keys an account; delete one first`
  }
}
