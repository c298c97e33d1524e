import { IdentityStore } from "#domain/sign-in/identity-store.port.ts"
import type { Identity } from "#domain/sign-in/identity.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { put, State, without } from "./state.ts"

const inOrder = Order.combine(
  Order.mapInput(DateTime.Order, ({ createdAt }: Identity) => createdAt),
  Order.mapInput(Order.String, ({ issuer, subject }: Identity) => keyOf(issuer, subject)),
)

const keyOf = (issuer: string, subject: string): string => `${issuer} ${subject}`

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const find = (issuer: string, subject: string) =>
    read(({ identities }) => identities.get(keyOf(issuer, subject)) ?? null)
  const ofUser = (userId: string) =>
    read(({ identities }) => Array.from(identities.values()).filter((one) => one.userId === userId).toSorted(inOrder))
  return IdentityStore.of({
    find,
    insert: (identity) =>
      transaction(Effect.gen(function*() {
        const { issuer, subject } = identity
        const known = yield* find(issuer, subject)
        if (known !== null) return known
        yield* write(({ identities }) => ({ identities: put(identities, keyOf(issuer, subject), identity) }))
        return identity
      })),
    ofUser,
    remove: (issuer, subject) =>
      write(({ identities }) => ({ identities: without(identities, [keyOf(issuer, subject)]) })),
    removeOfUser: (userId) =>
      transaction(Effect.gen(function*() {
        const gone = (yield* ofUser(userId)).map(({ issuer, subject }) => keyOf(issuer, subject))
        yield* write(({ identities }) => ({ identities: without(identities, gone) }))
      })),
  })
})

export const layer = Layer.effect(IdentityStore, make)
