import { PlanName } from "#domain/account/plan-name.ts"
import { createToken } from "#domain/account/use-cases/create-token.ts"
import { createUser } from "#domain/account/use-cases/create-user.ts"
import { inviteUser } from "#domain/account/use-cases/invite-user.ts"
import { listUsers } from "#domain/account/use-cases/list-users.ts"
import { Effect, Option, Schema } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { randomUUID } from "node:crypto"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"
import { sessions } from "./sessions.ts"
import { style } from "./style.ts"
import { changeEmail, changePhone, contacts } from "./user-contact.ts"
import { keep, remove } from "./user-deletion.ts"
import { disable, enable, show } from "./user-state.ts"

const plan = Flag.optional(Flag.Literals("plan", PlanName.literals)).pipe(
  Flag.withDescription(
    "What the account may use, without paying: by default what this server includes, or Pro where that is free",
  ),
)

const create = Command.make(
  "create",
  { email, plan, json },
  ({ email, plan, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const wanted = Option.isSome(plan) ? { email, plan: plan.value } : { email }
      const { id, token, user } = yield* call(createUser, wanted, operator)
      yield* print(
        json,
        { id, token },
        `Account  ${user.email} (${user.subscription.planName})\nId       ${id}\nToken    ${token}`,
      )
    })),
).pipe(Command.withDescription("Create an account, or change its plan, and open a session for scripts"))

const contact = Argument.String("contact").pipe(
  Argument.withDescription("Email address to invite; in the China edition a phone number"),
)
const language = Flag.Literals("language", ["en", "de", "es", "fr", "pt", "ja", "ko", "zh"]).pipe(
  Flag.withDefault("en" as const),
  Flag.withDescription("Language of the email"),
)

const invite = Command.make(
  "invite",
  { contact, language, json },
  ({ contact, language, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const invited = yield* call(inviteUser, { contact, language }, operator)
      const said = invited.hasAccount ? `${invited.contact} already has an account` : `Invited ${invited.contact}`
      yield* print(json, { contact: invited.contact, has_account: invited.hasAccount }, said)
    })),
).pipe(
  Command.withDescription(
    "With REGISTRATION=invitation, let an address create an account, and send it an email; in the China edition a number, which is sent nothing",
  ),
)

const list = Command.make("list", { json }, ({ json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const found = yield* call(listUsers, {}, operator)
    const rows = found.items.map((
      { id, email, phone, subscription },
    ) => [id, email ?? phone ?? "", subscription.planName])
    yield* print(
      json,
      yield* encodeUsers(found),
      rows.length === 0 ? "No accounts yet" : table(["ID", "EMAIL", "PLAN"], rows),
    )
  }))).pipe(Command.withDescription("List all accounts"))

/** One session per call: a new token leaves older ones alone. */
const token = Command.make("token", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const { call } = yield* openProduct
    const made = yield* call(createToken, { account: email, deviceId: `cli-${randomUUID()}` }, operator)
    yield* print(json, made, made.token)
  }))).pipe(Command.withDescription("Open one more session of an account and print its token"))

export const user = Command.make("user").pipe(
  Command.withDescription("Accounts"),
  Command.withSubcommands([
    changeEmail,
    changePhone,
    contacts,
    create,
    disable,
    enable,
    invite,
    keep,
    list,
    remove,
    sessions,
    show,
    style,
    token,
  ]),
)

const encodeUsers = (found: typeof listUsers.output.Type) => Effect.orDie(Schema.encodeEffect(listUsers.output)(found))
