import { type Contact, isEmail, isPhone } from "#domain/account/contact.ts"
import { UserNotFound } from "#domain/account/errors.ts"
import { UserStore } from "#domain/account/user-store.port.ts"
import type { User } from "#domain/account/user.ts"
import type { UserId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { put, State } from "./state.ts"

const byAge = Order.mapInput(DateTime.Order, ({ createdAt }: User) => createdAt)

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const findByEmail = (email: string) =>
    read(({ users }) => Array.from(users.values()).find((user) => user.email === email) ?? null)
  const findByPhone = (phone: string) =>
    read(({ users }) => Array.from(users.values()).find((user) => user.phone === phone) ?? null)
  const get = (id: UserId) =>
    Effect.flatMap(
      read(({ users }) => users.get(id)),
      (user) => user ? Effect.succeed(user) : Effect.fail(new UserNotFound()),
    )
  return UserStore.of({
    get,
    lock: get,
    findByEmail,
    findByPhone,
    insert: (user) =>
      transaction(Effect.gen(function*() {
        const first = (user.email === null ? null : yield* findByEmail(user.email))
          ?? (user.phone === null ? null : yield* findByPhone(user.phone))
        if (first) return first
        yield* write(({ users }) => ({ users: put(users, user.id, user) }))
        return user
      })),
    save: (user) =>
      write(({ users }) => {
        const stored = users.get(user.id)
        if (stored === undefined) return {}
        const { plan, includedPlan, usageAnchor, minutesUntil, disabledAt } = stored
        const kept = { plan, includedPlan, usageAnchor, minutesUntil, disabledAt }
        return { users: put(users, user.id, { ...user, ...kept }) }
      }),
    setPlan: (id, { plan, usageAnchor, minutesUntil }) =>
      write(({ users }) => {
        const stored = users.get(id)
        return stored ? { users: put(users, id, { ...stored, plan, usageAnchor, minutesUntil }) } : {}
      }),
    setIncludedPlan: (id, includedPlan) =>
      write(({ users }) => {
        const stored = users.get(id)
        return stored ? { users: put(users, id, { ...stored, includedPlan }) } : {}
      }),
    setContact: (id, kind, contact) =>
      transaction(Effect.gen(function*() {
        const holder = yield* kind === "email" ? findByEmail(contact) : findByPhone(contact)
        if (holder !== null && holder.id !== id) return false
        yield* write(({ users }) => {
          const stored = users.get(id)
          return stored ? { users: put(users, id, withContact(stored, contact)) } : {}
        })
        return true
      })),
    setDisabled: (id, disabledAt) =>
      write(({ users }) => {
        const stored = users.get(id)
        return stored ? { users: put(users, id, { ...stored, disabledAt }) } : {}
      }),
    list: read(({ guests, users }) => Array.from(users.values()).filter(({ id }) => !guests.has(id)).toSorted(byAge)),
  })
})

export const layer = Layer.effect(UserStore, make)

const withContact = (user: User, contact: Contact): User => {
  if (isEmail(contact)) return { ...user, email: contact }
  return isPhone(contact) ? { ...user, phone: contact } : user
}
