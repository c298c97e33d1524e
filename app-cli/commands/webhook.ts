import { DeliveryId, WebhookId } from "#domain/kernel/ids.ts"
import { createWebhook } from "#domain/webhook/use-cases/create-webhook.ts"
import { deleteWebhook } from "#domain/webhook/use-cases/delete-webhook.ts"
import { editWebhook } from "#domain/webhook/use-cases/edit-webhook.ts"
import { listWebhooks } from "#domain/webhook/use-cases/list-webhooks.ts"
import { replayDelivery } from "#domain/webhook/use-cases/replay-delivery.ts"
import { replayFailed } from "#domain/webhook/use-cases/replay-failed.ts"
import { rotateSecret } from "#domain/webhook/use-cases/rotate-secret.ts"
import { EventType } from "#domain/webhook/webhook-event.ts"
import type { WebhookView, WebhookWithSecret } from "#domain/webhook/webhook-view.ts"
import { Effect, Option } from "effect"
import { Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { listCommand, removeCommand, switchCommand, type Turn } from "./of-account.ts"
import { print } from "./print.ts"
import { log, test } from "./webhook-log.ts"

const id = Argument.String("webhook-id").pipe(Argument.withSchema(WebhookId))
const url = Argument.String("url").pipe(Argument.withDescription("Where to: https, on the public internet"))
const named = Flag.optional(Flag.String("name")).pipe(Flag.withDescription("What it is for"))
const wanted = Flag.Literals("event", EventType.literals).pipe(
  Flag.atLeast(0),
  Flag.withDescription("An event that it receives; may be given several times. All events if left out"),
)

const list = listCommand({
  output: listWebhooks.output,
  ask: ({ call }, asked, account) => call(listWebhooks, asked, account),
  headings: ["ID", "STATE", "EVENTS", "URL"],
  row: ({ id, off, events, url }: typeof WebhookView.Type) => [
    id,
    off === null ? "on" : `off: ${off}`,
    events.join(","),
    url,
  ],
  empty: "No webhooks",
}).pipe(Command.withDescription("List the webhooks of an account"))

const printSecret = (isJson: boolean, { webhook: { id }, secret }: typeof WebhookWithSecret.Type) =>
  print(isJson, { id, secret }, `Id      ${id}\nSecret  ${secret}\nThe secret is not shown again.`)

const create = Command.make(
  "create",
  { url, email, name: named, event: wanted, json },
  (given) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const [first, ...others] = given.event
      const events = first === undefined ? EventType.literals : [first, ...others] as const
      const asked = { url: given.url, events, ...(Option.isSome(given.name) && { name: given.name.value }) }
      yield* printSecret(given.json, yield* product.call(createWebhook, asked, yield* accountOf(product, given.email)))
    })),
).pipe(Command.withDescription("Send the events of an account to an address"))

const edit = Command.make(
  "edit",
  { id, email, url: Flag.optional(Flag.String("url")), name: named, event: wanted, json },
  (given) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const [first, ...others] = given.event
      const asked = {
        id: given.id,
        ...(Option.isSome(given.url) && { url: given.url.value }),
        ...(Option.isSome(given.name) && { name: given.name.value }),
        ...(first !== undefined && { events: [first, ...others] as const }),
      }
      yield* product.call(editWebhook, asked, yield* accountOf(product, given.email))
      yield* print(given.json, { id: given.id }, `Changed ${given.id}`)
    })),
).pipe(Command.withDescription("Change the address, the name or the events of a webhook"))

const turn: Turn<WebhookId> = ({ call }, asked, account) => call(editWebhook, asked, account)
const enable = switchCommand("enable", true, id, turn).pipe(Command.withDescription("Switch a webhook on"))
const disable = switchCommand("disable", false, id, turn).pipe(Command.withDescription("Switch a webhook off"))

const rotate = Command.make(
  "rotate",
  { id, email, json },
  ({ id, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      yield* printSecret(json, yield* product.call(rotateSecret, { id }, yield* accountOf(product, email)))
    })),
).pipe(Command.withDescription("Replace the secret of a webhook; for a day both sign"))

const one = Flag.optional(Flag.String("delivery").pipe(Flag.withSchema(DeliveryId))).pipe(
  Flag.withDescription("Only this one, however it ended; otherwise all that failed"),
)

const replay = Command.make(
  "replay",
  { id, email, delivery: one, json },
  ({ id, email, delivery, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const account = yield* accountOf(product, email)
      const { replayed } = Option.isSome(delivery)
        ? yield* Effect.as(product.call(replayDelivery, { id, deliveryId: delivery.value }, account), { replayed: 1 })
        : yield* product.call(replayFailed, { id }, account)
      yield* print(json, { replayed }, `${replayed} will be sent again`)
    })),
).pipe(Command.withDescription("Send what failed once more"))

const remove = removeCommand(
  "delete",
  id,
  ({ call }, asked, account) => call(deleteWebhook, asked, account),
  (id) => `Deleted ${id}`,
).pipe(Command.withDescription("Delete a webhook with its log"))

export const webhook = Command.make("webhook").pipe(
  Command.withDescription("Addresses that receive the events of an account"),
  Command.withSubcommands([
    list,
    create,
    edit,
    enable,
    disable,
    rotate,
    test,
    log,
    replay,
    remove,
  ]),
)
