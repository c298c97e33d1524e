import type { Actor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import type { Shape } from "#domain/kernel/use-case.ts"
import { Effect, Option, Schema } from "effect"
import { type Argument, Command, Flag } from "effect/cli"
import { openProduct } from "../product/open-product.ts"
import type { Product } from "../product/product.ts"
import { accountOf } from "./account-of.ts"
import { email, json } from "./flags.ts"
import { print, table } from "./print.ts"

/** What webhooks, watched places and rules of automatic export have in common: they belong to an account, work by themselves, and keep a log. */
type Asks<Asked, Found> = (product: Product, asked: Asked, account: Actor) => Effect.Effect<Found, DomainError>

/** How it is written for programs, and for people. */
interface Listed<O extends Shape, Item> {
  readonly output: O
  readonly headings: ReadonlyArray<string>
  readonly row: (item: Item) => ReadonlyArray<string>
  /** Instead of a table without rows. */
  readonly empty: string
}

interface List<O extends Shape, Item> extends Listed<O, Item> {
  readonly ask: Asks<{}, O["Type"] & { readonly items: ReadonlyArray<Item> }>
}

/** All that an account has. */
export const listCommand = <O extends Shape, Item>({ ask, ...listed }: List<O, Item>) =>
  Command.make("list", { email, json }, ({ email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      const found = yield* ask(product, {}, yield* accountOf(product, email))
      yield* printed(json, listed, found, tableOf(listed, found.items))
    })))

interface Log<Id, State extends string, O extends Shape, Item> extends Listed<O, Item> {
  readonly id: Argument.Argument<Id>
  readonly states: ReadonlyArray<State>
  readonly ask: Asks<
    { readonly id: Id; readonly page: number; readonly state?: State },
    O["Type"] & { readonly items: ReadonlyArray<Item>; readonly total: number }
  >
}

const page = Flag.Int("page").pipe(Flag.withDefault(1), Flag.withDescription("Twenty a page"))

/** What one of them did, a page at a time. */
export const logCommand = <Id, State extends string, O extends Shape, Item>(
  { id, states, ask, ...listed }: Log<Id, State, O, Item>,
) => {
  const state = Flag.optional(Flag.Literals("state", states)).pipe(Flag.withDescription("Only these"))
  return Command.make(
    "log",
    { id, email, state, page, json },
    ({ id, email, state, page, json }) =>
      Effect.scoped(Effect.gen(function*() {
        const product = yield* openProduct
        const asked = { id, page, ...(Option.isSome(state) && { state: state.value }) }
        const found = yield* ask(product, asked, yield* accountOf(product, email))
        const text = tableOf(listed, found.items)
        const isAll = found.items.length === found.total
        yield* printed(json, listed, found, isAll ? text : `${text}\n${found.items.length} of ${found.total}`)
      })),
  )
}

const tableOf = <Item>({ headings, row, empty }: Omit<Listed<Shape, Item>, "output">, items: ReadonlyArray<Item>) =>
  items.length === 0 ? empty : table(headings, items.map((item) => row(item)))

const printed = <O extends Shape>(
  isJson: boolean,
  { output }: { readonly output: O },
  found: O["Type"],
  text: string,
) => Effect.flatMap(Effect.orDie(Schema.encodeEffect(output)(found)), (encoded) => print(isJson, encoded, text))

export type Turn<Id> = Asks<{ readonly id: Id; readonly isOn: boolean }, unknown>

/** Switches one of them on or off, by two names. */
export const switchCommand = <Id extends string>(
  name: string,
  isOn: boolean,
  id: Argument.Argument<Id>,
  turn: Turn<Id>,
) =>
  Command.make(name, { id, email, json }, ({ id, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      yield* turn(product, { id, isOn }, yield* accountOf(product, email))
      yield* print(json, { id, is_on: isOn }, `${id} is ${isOn ? "on" : "off"}`)
    })))

/** Removes one of them. */
export const removeCommand = <Id>(
  name: string,
  id: Argument.Argument<Id>,
  remove: Asks<{ readonly id: Id }, unknown>,
  says: (id: Id) => string,
) =>
  Command.make(name, { id, email, json }, ({ id, email, json }) =>
    Effect.scoped(Effect.gen(function*() {
      const product = yield* openProduct
      yield* remove(product, { id }, yield* accountOf(product, email))
      yield* print(json, { id }, says(id))
    })))
