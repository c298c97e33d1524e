import { Schema } from "effect"
import type { StorageFull } from "../kernel/errors.ts"
import { BrokenRule, type Params, rulesSentence } from "../kernel/rules.ts"

/** What was given as a link breaks a rule. */
export class LinkRefused extends Schema.TaggedError<LinkRefused>()("LinkRefused", {
  issues: Schema.Array(BrokenRule),
}) {
  readonly kind = "invalid"
  override get message(): string {
    return rulesSentence(this.issues)
  }
}

const onLink = { field: "url" }

export class NotAVideo extends Schema.TaggedError<NotAVideo>()("NotAVideo", {}) {
  readonly kind = "invalid"
  readonly params: Params = onLink
  override readonly message = "There is no video behind this link"
}

export class TooLong extends Schema.TaggedError<TooLong>()("TooLong", { minutes: Schema.Int }) {
  readonly kind = "invalid"
  get params(): Params {
    return { ...onLink, max: this.minutes }
  }
  override get message(): string {
    return `The video is longer than the ${this.minutes} minutes that your plan allows for a recording`
  }
}

export class TooLarge extends Schema.TaggedError<TooLarge>()("TooLarge", { bytes: Schema.Finite }) {
  readonly kind = "too-large"
  get params(): Params {
    return { ...onLink, megabytes: Math.floor(this.bytes / 1_000_000) }
  }
  override get message(): string {
    return `The video is larger than ${Math.floor(this.bytes / 1_000_000)} MB`
  }
}

export class Unavailable extends Schema.TaggedError<Unavailable>()("Unavailable", {}) {
  readonly kind = "gone"
  readonly params: Params = onLink
  override readonly message = "The video is private, was removed, or cannot be watched in the region of this server"
}

export class NeedsLogin extends Schema.TaggedError<NeedsLogin>()("NeedsLogin", {}) {
  readonly kind = "forbidden"
  readonly params: Params = onLink
  override readonly message = "The site shows this video only after login: download it and upload the file"
}

export class BotCheck extends Schema.TaggedError<BotCheck>()("BotCheck", {}) {
  readonly kind = "conflict"
  readonly params: Params = onLink
  override readonly message = "The site asks for a check: download the video and upload the file"
}

export class Blocked extends Schema.TaggedError<Blocked>()("Blocked", {}) {
  readonly kind = "conflict"
  readonly params: Params = onLink
  override readonly message = "The site refuses requests of this server: try later, or upload the file"
}

export class LiveNow extends Schema.TaggedError<LiveNow>()("LiveNow", {}) {
  readonly kind = "conflict"
  readonly params: Params = onLink
  override readonly message = "This is a live stream that has not ended: try again when it is over"
}

export class Outdated extends Schema.TaggedError<Outdated>()("Outdated", {}) {
  readonly kind = "unavailable"
  readonly params: Params = onLink
  override readonly message =
    "The program that fetches videos is too old for this site: the operator of this server has to update it"
}

/** It leads into the network of the server. */
export class InsideAddress extends Schema.TaggedError<InsideAddress>()("InsideAddress", {}) {
  readonly kind = "forbidden"
  readonly params: Params = onLink
  override readonly message = "The link leads to an address that is not on the public internet"
}

/** Where nothing better is known. */
export class LinkFailed extends Schema.TaggedError<LinkFailed>()("LinkFailed", {}) {
  readonly kind = "unavailable"
  readonly params: Params = onLink
  override readonly message = "Cannot create a task from this link: try later, or upload the file"
}

export class LinksOff extends Schema.TaggedError<LinksOff>()("LinksOff", {}) {
  readonly kind = "unavailable"
  override readonly message = "Cannot create a task from a link: this server has no program that fetches videos"
}

/** What can go wrong with a link on its site. */
export type SiteRefusal =
  | NotAVideo
  | TooLarge
  | Unavailable
  | NeedsLogin
  | BotCheck
  | Blocked
  | LiveNow
  | Outdated
  | InsideAddress
  | LinkFailed
  | LinksOff
  | StorageFull
