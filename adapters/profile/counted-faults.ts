import type { Database } from "#adapters/storage/postgres/database.ts"
import * as PostgresDesk from "#adapters/storage/postgres/desk-store.ts"
import { Mailer } from "#domain/account/mailer.port.ts"
import { DeskStore, type Fault } from "#domain/desk/desk-store.port.ts"
import { SmsSender } from "#domain/sign-in/sms-sender.port.ts"
import { DateTime, Effect, Layer } from "effect"

/** A mailer whose failures are counted for the operator, by the kind of mail. */
export const countedMail = <E, R>(mailer: Layer.Layer<Mailer, E, R>): Layer.Layer<Mailer, E, R | Database> =>
  Layer.effect(
    Mailer,
    Effect.gen(function*() {
      const { send } = yield* Mailer
      const count = yield* counting("mail")
      return Mailer.of({ send: (mail) => Effect.tapError(send(mail), () => count(mail._tag)) })
    }),
  ).pipe(Layer.provide(mailer), Layer.provide(PostgresDesk.layer))

/** A sender of codes to phones whose failures are counted for the operator, by the reason. */
export const countedCodes = <E, R>(sender: Layer.Layer<SmsSender, E, R>): Layer.Layer<SmsSender, E, R | Database> =>
  Layer.effect(
    SmsSender,
    Effect.gen(function*() {
      const { send } = yield* SmsSender
      const count = yield* counting("sms")
      return SmsSender.of({ send: (message) => Effect.tapError(send(message), ({ _tag }) => count(_tag)) })
    }),
  ).pipe(Layer.provide(sender), Layer.provide(PostgresDesk.layer))

/** Outside of the caller's transaction, which the failure rolls back; nobody waits for it. */
const counting = Effect.fnUntraced(function*(part: Fault["part"]) {
  const { recordFault } = yield* DeskStore
  const fork = Effect.runForkWith(yield* Effect.context())
  return (code: string) =>
    Effect.sync(() =>
      fork(
        Effect.flatMap(DateTime.now, (now) => recordFault(part, code, now)).pipe(
          Effect.catchCause((cause) => Effect.logWarning("A fault could not be counted", cause)),
        ),
      )
    )
})
