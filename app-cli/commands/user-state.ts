import type { AccountState } from "#domain/account/account-state.ts"
import { disableUser } from "#domain/account/use-cases/disable-user.ts"
import { enableUser } from "#domain/account/use-cases/enable-user.ts"
import { getUser } from "#domain/account/use-cases/get-user.ts"
import { DateTime, Effect, Schema } from "effect"
import { Argument, Command } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import { operator } from "../product/product.ts"
import { json } from "./flags.ts"
import { print, table } from "./print.ts"

const account = Argument.String("account").pipe(
  Argument.withDescription("Email address, phone number or id of the account"),
)

type State = typeof AccountState.Type

const encodeState = Schema.encodeEffect(getUser.output)

const stateOf = ({ disabledAt }: State) =>
  disabledAt === null ? "may sign in" : `disabled since ${DateTime.formatIso(disabledAt)}`

const described = (state: State): string => {
  const { user, sessions } = state
  return table(["ACCOUNT", user.id], [
    ["Email", user.email ?? "–"],
    ["Phone", user.phone ?? "–"],
    ["Plan", user.subscription.planName],
    ["Since", DateTime.formatIso(user.createdAt)],
    ["State", stateOf(state)],
    ["Sessions", String(sessions.length)],
  ])
}

const printState = Effect.fnUntraced(function*(isJson: boolean, state: State, said: string) {
  yield* print(isJson, yield* Effect.orDie(encodeState(state)), said)
})

export const show = Command.make(
  "show",
  { account, json },
  ({ account, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const state = yield* call(getUser, { account }, operator)
      yield* printState(json, state, described(state))
    })),
).pipe(Command.withDescription("Show one account, whether it can log in, and how many sessions it has"))

export const disable = Command.make(
  "disable",
  { account, json },
  ({ account, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const state = yield* call(disableUser, { account }, operator)
      yield* printState(json, state, `${account} is ${stateOf(state)}; it keeps its files`)
    })),
).pipe(
  Command.withDescription(
    "Lock an account out at once: its sessions end and its keys stop working. Its files are kept",
  ),
)

export const enable = Command.make(
  "enable",
  { account, json },
  ({ account, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const { call } = yield* openProduct
      const state = yield* call(enableUser, { account }, operator)
      yield* printState(json, state, `${account} may sign in again; its keys work`)
    })),
).pipe(Command.withDescription("Re-enable a disabled account"))
