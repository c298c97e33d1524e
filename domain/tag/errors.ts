import { Schema } from "effect"
import type { Params } from "../kernel/rules.ts"

export class TagNotFound extends Schema.TaggedError<TagNotFound>()("TagNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "Tag not found"
}

export class TagNameTaken extends Schema.TaggedError<TagNameTaken>()("TagNameTaken", {}) {
  readonly kind = "conflict"
  readonly params = { field: "name" }
  override readonly message = "name: a tag with this name already exists; merge the two, or choose another name"
}

export class TagLimitReached extends Schema.TaggedError<TagLimitReached>()("TagLimitReached", { limit: Schema.Int }) {
  readonly kind = "conflict"
  get params(): Params {
    return { field: "name", max: this.limit }
  }
  override get message(): string {
    return `name: an account can have at most ${this.limit} tags; delete or merge some first`
  }
}

export class TooManyTagsOnFile
  extends Schema.TaggedError<TooManyTagsOnFile>()("TooManyTagsOnFile", { limit: Schema.Int })
{
  readonly kind = "conflict"
  get params(): Params {
    return { field: "add", max: this.limit }
  }
  override get message(): string {
    return `add: a task can have at most ${this.limit} tags; nothing was changed`
  }
}

export class TooManyTagRules extends Schema.TaggedError<TooManyTagRules>()("TooManyTagRules", { limit: Schema.Int }) {
  readonly kind = "conflict"
  get params(): Params {
    return { field: "rules", max: this.limit }
  }
  override get message(): string {
    return `rules: together the two tags have more than ${this.limit} rules; remove some first`
  }
}

export class SameTag extends Schema.TaggedError<SameTag>()("SameTag", {}) {
  readonly kind = "conflict"
  readonly params = { field: "into" }
  override readonly message = "into: a tag cannot be merged into itself"
}

export class EmptyTagRule extends Schema.TaggedError<EmptyTagRule>()("EmptyTagRule", {}) {
  readonly kind = "invalid"
  readonly params = { field: "rules" }
  override readonly message = "rules: each must have at least one condition"
}
