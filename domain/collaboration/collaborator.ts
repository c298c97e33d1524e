import { Result, Schema } from "effect"
import { UserId } from "../kernel/ids.ts"
import { wire, wireAs } from "../kernel/wire.ts"
import { Person } from "../task/task-item.ts"
import type { Task } from "../task/task.ts"
import { AlreadyCollaborator, CollaboratorLimitReached, OwnerFixed } from "./errors.ts"

/** The most people a task can be shared with. */
const maxCollaborators = 100

/** Someone whom the owner of a task lets edit it. */
export const Collaborator = Schema.Struct({
  userId: UserId,
  identifier: Schema.String,
  addedAt: Schema.DateTimeUtcFromString,
})
export type Collaborator = typeof Collaborator.Type

export const CollaboratorView = wireAs("Collaborator", {
  ...Person.to.fields,
  addedAt: Schema.DateTimeUtcFromString,
})

/** Everyone who may edit a task. */
export const People = wire({
  /** Null if the account is gone. */
  owner: Schema.NullOr(Person),
  collaborators: Schema.Array(CollaboratorView),
})

export const viewOf = ({ userId, identifier, addedAt }: Collaborator): typeof CollaboratorView.Type => ({
  id: userId,
  userIdentifier: identifier,
  addedAt,
})

type Refusal = OwnerFixed | AlreadyCollaborator | CollaboratorLimitReached

/** Whether someone may join the collaborators that a task has. */
export const join = (
  { ownerId }: Task,
  present: ReadonlyArray<Collaborator>,
  added: Collaborator,
): Result.Result<Collaborator, Refusal> => {
  if (added.userId === ownerId) return Result.fail(new OwnerFixed())
  if (present.some(({ userId }) => userId === added.userId)) return Result.fail(new AlreadyCollaborator())
  return present.length >= maxCollaborators
    ? Result.fail(new CollaboratorLimitReached({ limit: maxCollaborators }))
    : Result.succeed(added)
}
