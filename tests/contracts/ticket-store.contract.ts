import { TicketStore } from "#domain/sign-in/ticket-store.port.ts"
import type { Ticket } from "#domain/sign-in/ticket.ts"
import { assert, describe } from "@effect/vitest"
import { Effect, type Layer } from "effect"
import { at } from "../support/a-task.ts"
import { behavesOn } from "../support/behaves.ts"

const now = at("2026-11-20T12:00:00.000Z")
const later = at("2026-11-20T12:05:00.000Z")

const aTicket = (given: Partial<Ticket> = {}): Ticket => ({
  kind: "phone-code",
  hash: "hash-1",
  device: "laptop",
  payload: { code: "“hashed”", language: null },
  tries: 0,
  expiresAt: later,
  ...given,
})

/** What every TicketStore must do. */
export const ticketStoreContract = (name: string, layer: Layer.Layer<TicketStore>): void => {
  describe(`TicketStore: ${name}`, () => {
    const behaves = behavesOn(layer)

    behaves(
      "gives a ticket to one of many that use it at once",
      Effect.gen(function*() {
        const tickets = yield* TicketStore
        yield* tickets.save(aTicket())
        const used = yield* Effect.replicateEffect(tickets.consume("phone-code", "hash-1", now), 50, {
          concurrency: "unbounded",
        })
        assert.deepStrictEqual(used.filter((one) => one !== null), [aTicket()])
      }),
    )

    behaves(
      "counts each try of many at once",
      Effect.gen(function*() {
        const tickets = yield* TicketStore
        yield* tickets.save(aTicket())
        const tried = yield* Effect.replicateEffect(tickets.attempt("phone-code", "hash-1", now), 20, {
          concurrency: "unbounded",
        })
        const counts = tried.map((ticket) => ticket?.tries ?? 0).toSorted((one, other) => one - other)
        assert.deepStrictEqual(counts, Array.from({ length: 20 }, (_, nth) => nth + 1))
      }),
    )

    behaves(
      "shows a ticket without counting, also to many at once",
      Effect.gen(function*() {
        const tickets = yield* TicketStore
        yield* tickets.save(aTicket({ tries: 2 }))
        const shown = yield* Effect.replicateEffect(tickets.find("phone-code", "hash-1", now), 20, {
          concurrency: "unbounded",
        })
        assert.deepStrictEqual(shown, Array.from({ length: 20 }, () => aTicket({ tries: 2 })))
        assert.strictEqual((yield* tickets.attempt("phone-code", "hash-1", now))?.tries, 3)
      }),
    )

    behaves(
      "finds no ticket of another kind, nor one that has expired",
      Effect.gen(function*() {
        const tickets = yield* TicketStore
        yield* tickets.save(aTicket())
        assert.isNull(yield* tickets.consume("phone-login", "hash-1", now))
        assert.isNull(yield* tickets.find("phone-login", "hash-1", now))
        assert.isNull(yield* tickets.find("phone-code", "hash-1", later))
        assert.isNull(yield* tickets.attempt("phone-code", "hash-1", later))
        assert.isNull(yield* tickets.consume("phone-code", "hash-1", later))
        assert.isNotNull(yield* tickets.consume("phone-code", "hash-1", now))
      }),
    )

    behaves(
      "replaces a ticket, and stores one once where it must not exist yet",
      Effect.gen(function*() {
        const tickets = yield* TicketStore
        yield* tickets.save(aTicket({ tries: 4 }))
        yield* tickets.save(aTicket())
        assert.isFalse(yield* tickets.saveOnce(aTicket({ tries: 9 }), now))
        assert.strictEqual((yield* tickets.attempt("phone-code", "hash-1", now))?.tries, 1)
        assert.isTrue(yield* tickets.saveOnce(aTicket({ expiresAt: at("2026-11-20T12:10:00.000Z") }), later))
        const stored = yield* Effect.replicateEffect(tickets.saveOnce(aTicket({ hash: "hash-2" }), now), 20, {
          concurrency: "unbounded",
        })
        assert.lengthOf(stored.filter((isStored) => isStored), 1)
      }),
    )

    behaves(
      "forgets what has expired, and nothing else",
      Effect.gen(function*() {
        const tickets = yield* TicketStore
        yield* tickets.save(aTicket())
        yield* tickets.forgetExpired(now)
        assert.isNotNull(yield* tickets.attempt("phone-code", "hash-1", now))
        yield* tickets.forgetExpired(later)
        assert.isNull(yield* tickets.attempt("phone-code", "hash-1", now))
      }),
    )
  })
}
