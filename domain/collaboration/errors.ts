import { Schema } from "effect"
import { BrokenRule, type Params, rulesSentence } from "../kernel/rules.ts"

export class AlreadyCollaborator extends Schema.TaggedError<AlreadyCollaborator>()("AlreadyCollaborator", {}) {
  readonly kind = "conflict"
  override readonly message = "This user is already a collaborator"
}

/** A number in an edition that uses addresses, or an address in one that uses numbers. */
export class UserIdentifierInvalid extends Schema.TaggedError<UserIdentifierInvalid>()("UserIdentifierInvalid", {
  issues: Schema.Array(BrokenRule),
}) {
  readonly kind = "invalid"
  override get message(): string {
    return rulesSentence(this.issues)
  }
}

export class CollaboratorNotFound extends Schema.TaggedError<CollaboratorNotFound>()("CollaboratorNotFound", {}) {
  readonly kind = "not-found"
  override readonly message = "Collaborator not found"
}

/** The owner of a task is never one of its collaborators. */
export class OwnerFixed extends Schema.TaggedError<OwnerFixed>()("OwnerFixed", {}) {
  readonly kind = "conflict"
  override readonly message = "The owner can be neither added nor removed"
}

export class OwnerManages extends Schema.TaggedError<OwnerManages>()("OwnerManages", {}) {
  readonly kind = "forbidden"
  override readonly message = "Only the owner can add, change or remove collaborators"
}

export class CollaboratorLimitReached
  extends Schema.TaggedError<CollaboratorLimitReached>()("CollaboratorLimitReached", { limit: Schema.Int })
{
  readonly kind = "conflict"
  get params(): Params {
    return { max: this.limit }
  }
  override get message(): string {
    return `A task can have at most ${this.limit} collaborators; remove one first`
  }
}
