import { SessionStore } from "#domain/account/session-store.port.ts"
import { DateTime, Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"

interface Expiring {
  readonly expiresAt: DateTime.Utc
}

const isValid = (now: DateTime.Utc) => ({ expiresAt }: Expiring): boolean => DateTime.isGreaterThan(expiresAt, now)

const valid = <Value extends Expiring>(
  all: ReadonlyMap<string, Value>,
  now: DateTime.Utc,
): ReadonlyMap<string, Value> => new Map(Array.from(all).filter(([, value]) => isValid(now)(value)))

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const remove = (userId: string, deviceId: string) =>
    write(({ sessions }) => ({
      sessions: new Map(
        Array.from(sessions).filter(([, other]) => other.userId !== userId || other.deviceId !== deviceId),
      ),
    }))
  return SessionStore.of({
    find: (tokenHash, now) => read(({ sessions }) => valid(sessions, now).get(tokenHash) ?? null),
    save: (session) =>
      transaction(Effect.andThen(
        remove(session.userId, session.deviceId),
        write(({ sessions }) => ({ sessions: put(sessions, session.tokenHash, session) })),
      )),
    remove,
    saveLink: (link) => write(({ links }) => ({ links: put(links, link.tokenHash, link) })),
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
