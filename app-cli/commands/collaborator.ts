import { normaliseEmail, normalisePhone } from "#domain/account/user.ts"
import { addCollaborator } from "#domain/collaboration/use-cases/add-collaborator.ts"
import { editCollaborator } from "#domain/collaboration/use-cases/edit-collaborator.ts"
import { listCollaborators } from "#domain/collaboration/use-cases/list-collaborators.ts"
import { removeCollaborator } from "#domain/collaboration/use-cases/remove-collaborator.ts"
import { UserIdentifier } from "#domain/collaboration/user-identifier.ts"
import type { Actor } from "#domain/kernel/actor.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { SharedRole } from "#domain/task/access.ts"
import { DateTime, Effect, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { refuse } from "../errors.ts"
import { openProduct } from "../product/open-product.ts"
import type { Product } from "../product/product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"

const id = Argument.String("task-id").pipe(Argument.withSchema(TaskId))
const user = Argument.String("user").pipe(
  Argument.withSchema(UserIdentifier),
  Argument.withDescription("Their email address, in the China edition their phone number; they need no account yet"),
)
const roleText = "editor, who may change the transcript and the summary, or viewer, who only reads and plays"
const role = Argument.Literals("role", SharedRole.literals).pipe(Argument.withDescription(roleText))
const roleFlag = Flag.Literals("role", SharedRole.literals).pipe(
  Flag.withDefault("editor"),
  Flag.withDescription(`${roleText}; editor by default`),
)
const may: Readonly<Record<SharedRole, string>> = { editor: "can edit the task", viewer: "can view the task" }

const list = Command.make("list", { id, email, json }, ({ id, email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const people = yield* product.call(listCollaborators, { taskId: id }, yield* accountOf(product, email))
    const rows = people.collaborators.map((one) => [one.userIdentifier, one.role, DateTime.formatIso(one.addedAt)])
    const text = `${table(["COLLABORATOR", "ROLE", "SINCE"], rows)}\nOwned by ${
      people.owner?.userIdentifier ?? "nobody"
    }`
    yield* print(json, yield* Effect.orDie(Schema.encodeEffect(listCollaborators.output)(people)), text)
  }))).pipe(Command.withDescription("With whom a task is shared"))

const add = Command.make(
  "add",
  { id, user, role: roleFlag, email, json },
  ({ id, user, role, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const owner = yield* accountOf(product, email)
      const added = yield* product.call(addCollaborator, { taskId: id, userIdentifier: user, role }, owner)
      const mail = added.isNotified ? "an email with the link was sent" : "no email was sent: send them the link"
      yield* print(
        json,
        yield* Effect.orDie(Schema.encodeEffect(addCollaborator.output)(added)),
        `${added.collaborator.userIdentifier} ${
          may[added.collaborator.role]
        } after signing in with that address; ${mail}`,
      )
    })),
).pipe(Command.withDescription("Share a task with someone, who needs no account yet"))

/** The entry of someone in the list of a task. */
const found = Effect.fnUntraced(function*(product: Product, taskId: TaskId, user: string, owner: Actor) {
  const { collaborators } = yield* product.call(listCollaborators, { taskId }, owner)
  const names = new Set<string>([normaliseEmail(user), normalisePhone(user)])
  const one = collaborators.find(({ userIdentifier }) => names.has(userIdentifier))
  return one ?? (yield* refuse("not-found", `${user} is not a collaborator; see: collaborator list`))
})

const setRole = Command.make(
  "role",
  { id, user, role, email, json },
  ({ id, user, role, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const owner = yield* accountOf(product, email)
      const { id: userId } = yield* found(product, id, user, owner)
      const changed = yield* product.call(editCollaborator, { taskId: id, userId, role }, owner)
      yield* print(
        json,
        yield* Effect.orDie(Schema.encodeEffect(editCollaborator.output)(changed)),
        `${changed.userIdentifier} ${may[changed.role]} now`,
      )
    })),
).pipe(Command.withDescription("Make an editor a viewer, or the reverse"))

const remove = Command.make(
  "remove",
  { id, user, email, json },
  ({ id, user, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const owner = yield* accountOf(product, email)
      const one = yield* found(product, id, user, owner)
      yield* product.call(removeCollaborator, { taskId: id, userId: one.id }, owner)
      yield* print(json, { removed: one.id }, `${one.userIdentifier} may no longer see the task`)
    })),
).pipe(Command.withDescription("End someone's access to a task"))

export const collaborator = Command.make("collaborator").pipe(
  Command.withDescription("With whom the tasks of an account are shared"),
  Command.withSubcommands([list, add, setRole, remove]),
)
