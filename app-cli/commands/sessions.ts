import { endOtherSessions } from "#domain/account/use-cases/end-other-sessions.ts"
import { endSession } from "#domain/account/use-cases/end-session.ts"
import { listSessions } from "#domain/account/use-cases/list-sessions.ts"
import { SessionId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Option, Schema } from "effect"
import { Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"

const list = Command.make("list", { email, json }, ({ email, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const found = yield* product.call(listSessions, {}, yield* accountOf(product, email))
    const rows = found.items.map(({ id, label, deviceId, place, lastSeenAt, expiresAt }) => [
      id,
      label ?? deviceId,
      place ?? "",
      DateTime.formatIso(lastSeenAt),
      DateTime.formatIso(expiresAt),
    ])
    const encoded = yield* Effect.orDie(Schema.encodeEffect(listSessions.output)(found))
    const said = rows.length === 0 ? "No sessions" : table(["ID", "DEVICE", "PLACE", "LAST USED", "ENDS"], rows)
    yield* print(json, encoded, said)
  }))).pipe(Command.withDescription("List the devices that are signed in to an account"))

const id = Flag.String("id").pipe(
  Flag.withSchema(SessionId),
  Flag.optional,
  Flag.withDescription("Id of one session; without it, all sessions of the account end"),
)

const end = Command.make("end", { email, id, json }, ({ email, id, json }) =>
  Effect.scoped(Effect.gen(function*() {
    const product = yield* openProduct
    const account = yield* accountOf(product, email)
    const ended = Option.isSome(id)
      ? yield* Effect.as(product.call(endSession, { id: id.value }, account), 1)
      : (yield* product.call(endOtherSessions, {}, account)).ended
    yield* print(json, { ended }, `Sessions ended: ${ended}`)
  }))).pipe(Command.withDescription("Sign out one device of an account, or all of them"))

export const sessions = Command.make("sessions").pipe(
  Command.withDescription("Signed-in devices"),
  Command.withSubcommands([list, end]),
)
