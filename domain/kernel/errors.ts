import { Schema } from "effect"
import { BrokenRule, type Params, rulesSentence } from "./rules.ts"

export class SignInRequired extends Schema.TaggedError<SignInRequired>()("SignInRequired", {}) {
  readonly kind = "unauthenticated"
  override readonly message = "Unauthorized or login expired"
}

export class OperatorOnly extends Schema.TaggedError<OperatorOnly>()("OperatorOnly", {}) {
  readonly kind = "forbidden"
  override readonly message = "Only the operator of this server can do this"
}

export class PersonOnly extends Schema.TaggedError<PersonOnly>()("PersonOnly", {}) {
  readonly kind = "forbidden"
  override readonly message = "Only a signed-in person can do this, not an assistant"
}

export class KeyReadsOnly extends Schema.TaggedError<KeyReadsOnly>()("KeyReadsOnly", {}) {
  readonly kind = "forbidden"
  override readonly message = "This key can only read; use one that can also make changes"
}

export class MayNotShare extends Schema.TaggedError<MayNotShare>()("MayNotShare", {}) {
  readonly kind = "forbidden"
  override readonly message = "This key or app may not share; use one that may"
}

export class TooManyRequests extends Schema.TaggedError<TooManyRequests>()("TooManyRequests", {
  retryAfter: Schema.Finite,
}) {
  readonly kind = "rate-limited"
  get params(): Params {
    return { minutes: Math.ceil(this.retryAfter / 60) }
  }
  override get message(): string {
    const { retryAfter } = this
    return retryAfter <= 60
      ? "Too many requests; wait a moment and try again"
      : `Too many requests; try again in ${Math.ceil(retryAfter / 60)} minutes`
  }
}

/** More event streams are open at once than a link, an account, a network or this server may have. */
export class TooManyStreams extends Schema.TaggedError<TooManyStreams>()("TooManyStreams", {
  of: Schema.Literals(["link", "account", "network", "server"]),
  max: Schema.Int,
}) {
  readonly kind = "rate-limited"
  /** Streams end when their pages are closed; nothing tells when that will be. */
  readonly retryAfter = 60
  get params(): Params {
    return { max: this.max }
  }
  override get message(): string {
    const { max } = this
    const sentences = {
      link: `This link is being followed by ${max} pages, as many as a link may have; try again later`,
      account:
        `This account follows ${max} event streams, as many as an account may have; close some pages or programs`,
      network: `Your network follows ${max} event streams, as many as a network may have; try again later`,
      server: `This server sends ${max} event streams, as many as it may; try again later`,
    }
    return sentences[this.of]
  }
}

export class StorageFull extends Schema.TaggedError<StorageFull>()("StorageFull", {}) {
  readonly kind = "full"
  override readonly message = "This server has no room for anything new; reading and deleting still work"
}

/** A public or signed link that is invalid or has expired. */
export class ShareNotFound extends Schema.TaggedError<ShareNotFound>()("ShareNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "The link is invalid or has expired"
}

/** Input that is not in the documented form. */
export class MalformedRequest extends Schema.TaggedError<MalformedRequest>()("MalformedRequest", {
  issues: Schema.Array(BrokenRule),
}) {
  readonly kind = "invalid"
  override get message(): string {
    return rulesSentence(this.issues)
  }
}

/** This process is about to end: it answers what is under way, and another should get what is new. */
export class ServerStopping extends Schema.TaggedError<ServerStopping>()("ServerStopping", {}) {
  readonly kind = "unavailable"
  override readonly message = "The server is stopping; try again shortly"
  readonly retryAfter = 5
}

/** The database cannot be reached at the moment. */
export class DatabaseUnavailable extends Schema.TaggedError<DatabaseUnavailable>()("DatabaseUnavailable", {}) {
  readonly kind = "unavailable"
  override readonly message = "The database is not available at the moment; try again shortly"
  readonly retryAfter = 5
}
