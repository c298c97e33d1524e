import { SessionStore } from "#domain/account/session-store.port.ts"
import type { Session } from "#domain/account/session.ts"
import type { User } from "#domain/account/user.ts"
import type { SessionId } from "#domain/kernel/ids.ts"
import { DateTime, Effect, Layer, Order } from "effect"
import { put, State, without } from "./state.ts"

interface Expiring {
  readonly expiresAt: DateTime.Utc
}

const isValid = (now: DateTime.Utc) => ({ expiresAt }: Expiring): boolean => DateTime.isGreaterThan(expiresAt, now)

const valid = <Value extends Expiring>(
  all: ReadonlyMap<string, Value>,
  now: DateTime.Utc,
): ReadonlyMap<string, Value> => new Map(Array.from(all).filter(([, value]) => isValid(now)(value)))

const byLastUse = Order.mapInput(Order.flip(DateTime.Order), ({ lastSeenAt }: Session) => lastSeenAt)

/** A sign-in in progress when its account was disabled may have left a session. */
const isAdmitted = (users: ReadonlyMap<string, User>, { userId }: Session): boolean =>
  (users.get(userId)?.disabledAt ?? null) === null

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const removeWhere = (isOver: (session: Session) => boolean) =>
    transaction(Effect.gen(function*() {
      const over = yield* read(({ sessions }) => Array.from(sessions.values()).filter(isOver))
      yield* write(({ sessions }) => ({ sessions: without(sessions, over.map(({ tokenHash }) => tokenHash)) }))
      return over.map(({ id }) => id)
    }))
  const change = (id: SessionId, changed: Partial<Session>) =>
    write(({ sessions }) => {
      const found = Array.from(sessions.values()).find((session) => session.id === id)
      return found ? { sessions: put(sessions, found.tokenHash, { ...found, ...changed }) } : {}
    })
  const remove = (userId: string, deviceId: string) =>
    removeWhere((other) => other.userId === userId && other.deviceId === deviceId)
  return SessionStore.of({
    find: (tokenHash, now) =>
      read(({ guests, sessions, users }) => {
        const found = valid(sessions, now).get(tokenHash)
        if (found === undefined || !isAdmitted(users, found)) return null
        return guests.has(found.userId) ? { ...found, isGuest: true } : found
      }),
    exists: (id, now) =>
      read(({ sessions, users }) =>
        [...valid(sessions, now).values()].some((one) => one.id === id && isAdmitted(users, one))
      ),
    list: (userId, now) =>
      read(({ sessions }) =>
        [...valid(sessions, now).values()].filter((one) => one.userId === userId).toSorted(byLastUse)
      ),
    save: (session) =>
      transaction(Effect.andThen(
        remove(session.userId, session.deviceId),
        write(({ sessions }) => ({ sessions: put(sessions, session.tokenHash, session) })),
      )),
    touch: ({ id, lastSeenAt, expiresAt }) => change(id, { lastSeenAt, expiresAt }),
    prove: (id, provenAt) => change(id, { provenAt }),
    remove,
    end: (userId, id) => removeWhere((other) => other.userId === userId && other.id === id),
    endOthers: (userId, kept) => removeWhere((other) => other.userId === userId && other.id !== kept),
    saveLink: (link) => write(({ links }) => ({ links: put(links, link.tokenHash, link) })),
    findLink: (tokenHash, now) => read(({ links }) => valid(links, now).get(tokenHash) ?? null),
    consumeLink: (tokenHash, now) =>
      transaction(Effect.gen(function*() {
        const link = yield* read(({ links }) => valid(links, now).get(tokenHash) ?? null)
        if (link) yield* write(({ links }) => ({ links: without(links, [tokenHash]) }))
        return link
      })),
    forgetExpired: (now) =>
      write(({ sessions, links }) => ({ sessions: valid(sessions, now), links: valid(links, now) })),
  })
})

export const layer = Layer.effect(SessionStore, make)
