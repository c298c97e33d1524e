import { getCalendar } from "#domain/calendar/use-cases/get-calendar.ts"
import { listUpcoming } from "#domain/calendar/use-cases/list-upcoming.ts"
import { removeCalendar } from "#domain/calendar/use-cases/remove-calendar.ts"
import { saveCalendar } from "#domain/calendar/use-cases/save-calendar.ts"
import { DateTime, Effect, Schema } from "effect"
import { Argument, Command } from "effect/cli"
import { basename } from "node:path"
import { textFile } from "../local-operations/text-file.ts"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"

type View = typeof getCalendar.output.Type

const sentence = ({ kind, name, meetings, fault, isJoining }: View): string =>
  kind === null
    ? "There is no calendar"
    : [
      `${name}: ${meetings} meetings to come, ${isJoining ? "joined" : "not joined"} automatically`,
      ...(fault === null ? [] : [`The last reading failed: ${fault}`]),
    ].join("\n")

const printed = (isJson: boolean, view: View) =>
  Effect.flatMap(
    Effect.orDie(Schema.encodeEffect(getCalendar.output)(view)),
    (encoded) => print(isJson, encoded, sentence(view)),
  )

const show = Command.make("show", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const view = yield* product.call(getCalendar, {}, yield* accountOf(product, email))
    yield* printed(json, view)
  }))).pipe(Command.withDescription("Show the calendar of an account, and how its last reading went"))

const address = Argument.String("address").pipe(
  Argument.withDescription("An iCalendar address, or an .ics file"),
)

const save = Command.make(
  "save",
  { address, email, json },
  ({ address, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const given = /^[a-z]+:\/\//i.test(address)
        ? { url: address }
        : { file: yield* textFile(address), fileName: basename(address) }
      const view = yield* product.call(saveCalendar, given, yield* accountOf(product, email))
      yield* printed(json, view)
    })),
).pipe(Command.withDescription("Read a calendar and keep it for an account"))

const remove = Command.make("remove", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const view = yield* product.call(removeCalendar, {}, yield* accountOf(product, email))
    yield* printed(json, view)
  }))).pipe(Command.withDescription("Forget the calendar of an account"))

const upcoming = Command.make("upcoming", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(listUpcoming, {}, yield* accountOf(product, email))
    const encoded = yield* Effect.orDie(Schema.encodeEffect(listUpcoming.output)(found))
    const rows = found.items.map(({ startsAt, service, state, title }) => [
      DateTime.formatIso(startsAt),
      service,
      state,
      title,
    ])
    yield* print(json, encoded, table(["BEGINS", "SERVICE", "STATE", "TITLE"], rows))
  }))).pipe(Command.withDescription("List the meetings of the next seven days"))

export const calendar = Command.make("calendar").pipe(
  Command.withDescription("The calendar of an account, whose meetings can be joined"),
  Command.withSubcommands([show, save, remove, upcoming]),
)
