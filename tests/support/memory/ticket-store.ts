import { TicketStore } from "#domain/sign-in/ticket-store.port.ts"
import type { Ticket, TicketKind } from "#domain/sign-in/ticket.ts"
import { DateTime, Effect, Layer } from "effect"
import { put, State, without } from "./state.ts"

const keyOf = (kind: TicketKind, hash: string): string => `${kind} ${hash}`

const make = Effect.gen(function*() {
  const { read, write, transaction } = yield* State
  const find = (kind: TicketKind, hash: string, now: DateTime.Utc) =>
    read(({ tickets }) => {
      const ticket = tickets.get(keyOf(kind, hash))
      return ticket !== undefined && DateTime.isGreaterThan(ticket.expiresAt, now) ? ticket : null
    })
  const save = (ticket: Ticket) =>
    write(({ tickets }) => ({ tickets: put(tickets, keyOf(ticket.kind, ticket.hash), ticket) }))
  return TicketStore.of({
    save,
    saveOnce: (ticket, now) =>
      transaction(Effect.gen(function*() {
        if ((yield* find(ticket.kind, ticket.hash, now)) !== null) return false
        yield* save(ticket)
        return true
      })),
    find,
    attempt: (kind, hash, now) =>
      transaction(Effect.gen(function*() {
        const ticket = yield* find(kind, hash, now)
        if (ticket === null) return null
        const tried = { ...ticket, tries: ticket.tries + 1 }
        yield* save(tried)
        return tried
      })),
    consume: (kind, hash, now) =>
      transaction(Effect.gen(function*() {
        const ticket = yield* find(kind, hash, now)
        if (ticket !== null) yield* write(({ tickets }) => ({ tickets: without(tickets, [keyOf(kind, hash)]) }))
        return ticket
      })),
    forgetExpired: (now) =>
      write(({ tickets }) => ({
        tickets: new Map(Array.from(tickets).filter(([, { expiresAt }]) => DateTime.isGreaterThan(expiresAt, now))),
      })),
  })
})

export const layer = Layer.effect(TicketStore, make)
