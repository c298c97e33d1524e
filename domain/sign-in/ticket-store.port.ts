import { Context, type DateTime, type Effect } from "effect"
import type { Ticket, TicketKind } from "./ticket.ts"

/** Tickets by their kind and hash. Expired ones are not found. */
export class TicketStore extends Context.Service<TicketStore, {
  /** Replaces an earlier ticket of the same kind and hash. */
  readonly save: (ticket: Ticket) => Effect.Effect<void>
  /**
   * Stores a ticket that must not exist yet. False if it does, even if it has been used: for things that may happen
   * only once.
   */
  readonly saveOnce: (ticket: Ticket, now: DateTime.Utc) => Effect.Effect<boolean>
  /** The ticket as it is; nothing is counted. */
  readonly find: (kind: TicketKind, hash: string, now: DateTime.Utc) => Effect.Effect<Ticket | null>
  /**
   * Counts an attempt and returns the ticket with it; the ticket stays. Each count goes to one of many concurrent
   * calls.
   */
  readonly attempt: (kind: TicketKind, hash: string, now: DateTime.Utc) => Effect.Effect<Ticket | null>
  /** Removes the ticket and returns it, to one of many concurrent calls. */
  readonly consume: (kind: TicketKind, hash: string, now: DateTime.Utc) => Effect.Effect<Ticket | null>
  readonly forgetExpired: (now: DateTime.Utc) => Effect.Effect<void>
}>()("domain/sign-in/TicketStore") {}
