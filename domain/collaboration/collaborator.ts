import { Result, Schema } from "effect"
import { Email, Phone, type User } from "../account/user.ts"
import { CollaboratorId } from "../kernel/ids.ts"
import { wire, wireAs } from "../kernel/wire.ts"
import { SharedRole } from "../task/access.ts"
import { Person, SharedWith } from "../task/task-item.ts"
import { AlreadyCollaborator, CollaboratorLimitReached, OwnerFixed } from "./errors.ts"

/** The most people a task can be shared with, whether they have an account or not. */
const maxCollaborators = 100

/** Someone with whom the owner of a task shares it. They may have no account yet, and nobody is told whether they do. */
export const Collaborator = Schema.Struct({
  id: CollaboratorId,
  /** As accounts have it. */
  identifier: Schema.Union([Email, Phone]),
  role: SharedRole,
  addedAt: Schema.DateTimeUtcFromString,
})
export type Collaborator = typeof Collaborator.Type

export const CollaboratorView = wireAs("Collaborator", {
  ...SharedWith.to.fields,
  addedAt: Schema.DateTimeUtcFromString,
})

/** Everyone who may see a task. */
export const People = wire({
  /** Null if the account is gone. */
  owner: Schema.NullOr(Person),
  collaborators: Schema.Array(CollaboratorView),
})

export const viewOf = ({ id, identifier, role, addedAt }: Collaborator): typeof CollaboratorView.Type => ({
  id,
  userIdentifier: identifier,
  role,
  addedAt,
})

type Refusal = OwnerFixed | AlreadyCollaborator | CollaboratorLimitReached
type Owner = Pick<User, "email" | "phone"> | null

/** Whether someone may join the people a task is shared with. */
export const join = (
  owner: Owner,
  present: ReadonlyArray<Collaborator>,
  added: Collaborator,
): Result.Result<Collaborator, Refusal> => {
  const { identifier } = added
  if (owner !== null && (owner.email === identifier || owner.phone === identifier)) return Result.fail(new OwnerFixed())
  if (present.some((one) => one.identifier === identifier)) return Result.fail(new AlreadyCollaborator())
  return present.length >= maxCollaborators
    ? Result.fail(new CollaboratorLimitReached({ limit: maxCollaborators }))
    : Result.succeed(added)
}
