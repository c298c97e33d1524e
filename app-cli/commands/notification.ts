import type { MailKind } from "#domain/notification/mail-choices.ts"
import type { Notifications } from "#domain/notification/notifications.ts"
import { editNotifications } from "#domain/notification/use-cases/edit-notifications.ts"
import { getNotifications } from "#domain/notification/use-cases/get-notifications.ts"
import { Effect, Schema } from "effect"
import { Argument, Command } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"

const kinds = { "notes-ready": "notesReady", digest: "digest" } as const satisfies Record<
  string,
  typeof MailKind.Type
>
const names = ["notes-ready", "digest"] as const

const mail = Argument.Literals("mail", names).pipe(
  Argument.withDescription("notes-ready: when the notes of a file are ready; digest: daily, what is to be done"),
)

const onOff = (isOn: boolean): string => isOn ? "on" : "off"

const printed = Effect.fnUntraced(function*(isJson: boolean, found: typeof Notifications.Type) {
  const devices = found.devices.map(({ label }) => ["device", label ?? "unknown"])
  const mails = names.map((name) => [name, onOff(found[kinds[name]])])
  yield* print(
    isJson,
    yield* Effect.orDie(Schema.encodeEffect(getNotifications.output)(found)),
    [
      table(["WHAT", "STATE"], [...mails, ...devices]),
    ].join("\n"),
  )
})

const show = Command.make("show", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    yield* printed(json, yield* product.call(getNotifications, {}, yield* accountOf(product, email)))
  }))).pipe(Command.withDescription("Show which emails an account gets on wish, and which devices are notified"))

const switched = (name: "enable" | "disable") =>
  Command.make(name, { mail, email, json }, ({ mail, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const edit = { [kinds[mail]]: name === "enable" }
      yield* printed(json, yield* product.call(editNotifications, edit, yield* accountOf(product, email)))
    }))).pipe(Command.withDescription(name === "enable" ? "Switch an email on" : "Switch an email off"))

export const notification = Command.make("notification").pipe(
  Command.withDescription("How an account hears that something is finished"),
  Command.withSubcommands([show, switched("enable"), switched("disable")]),
)
