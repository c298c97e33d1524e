import { normaliseEmail, normalisePhone } from "#domain/account/user.ts"
import { addCollaborator } from "#domain/collaboration/use-cases/add-collaborator.ts"
import { listCollaborators } from "#domain/collaboration/use-cases/list-collaborators.ts"
import { removeCollaborator } from "#domain/collaboration/use-cases/remove-collaborator.ts"
import { UserIdentifier } from "#domain/collaboration/user-identifier.ts"
import { TaskId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Schema } from "effect"
import { Argument, Command } from "effect/cli"
import { refuse } from "../errors.ts"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"

const id = Argument.String("task-id").pipe(Argument.withSchema(TaskId))
const user = Argument.String("user").pipe(
  Argument.withSchema(UserIdentifier),
  Argument.withDescription("The email address of their account, or its phone number in the China edition"),
)

const list = Command.make("list", { id, email, json }, ({ id, email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const people = yield* product.call(listCollaborators, { taskId: id }, yield* accountOf(product, email))
    const rows = people.collaborators.map((one) => [one.userIdentifier, DateTime.formatIso(one.addedAt)])
    const text = `${table(["COLLABORATOR", "SINCE"], rows)}\nOwned by ${people.owner?.userIdentifier ?? "nobody"}`
    yield* print(json, yield* Effect.orDie(Schema.encodeEffect(listCollaborators.output)(people)), text)
  }))).pipe(Command.withDescription("Who may edit a task"))

const add = Command.make(
  "add",
  { id, user, email, json },
  ({ id, user, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const owner = yield* accountOf(product, email)
      const added = yield* product.call(addCollaborator, { taskId: id, userIdentifier: user }, owner)
      const mail = added.isNotified ? "an email with the link was sent" : "send them the link: no email was sent"
      yield* print(
        json,
        yield* Effect.orDie(Schema.encodeEffect(addCollaborator.output)(added)),
        `${added.collaborator.userIdentifier} can now edit the task; ${mail}`,
      )
    })),
).pipe(Command.withDescription("Let another account edit a task"))

const remove = Command.make(
  "remove",
  { id, user, email, json },
  ({ id, user, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const owner = yield* accountOf(product, email)
      const { collaborators } = yield* product.call(listCollaborators, { taskId: id }, owner)
      const names = new Set<string>([normaliseEmail(user), normalisePhone(user)])
      const found = collaborators.find(({ userIdentifier }) => names.has(userIdentifier))
      if (found === undefined) {
        return yield* refuse("not-found", `${user} is not a collaborator; see: collaborator list`)
      }
      yield* product.call(removeCollaborator, { taskId: id, userId: found.id }, owner)
      yield* print(json, { removed: found.id }, `${found.userIdentifier} may no longer see the task`)
    })),
).pipe(Command.withDescription("End someone's access to a task"))

export const collaborator = Command.make("collaborator").pipe(
  Command.withDescription("Who may edit the tasks of an account"),
  Command.withSubcommands([list, add, remove]),
)
