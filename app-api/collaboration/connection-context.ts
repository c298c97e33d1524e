import type { SessionId, UserId } from "#domain/kernel/ids.ts"
import type { Ports } from "#domain/ports.ts"
import { joinDocument } from "#domain/writing/shared/join-document.ts"
import type { Ticket } from "#domain/writing/ticket.ts"
import type { Connection, Document } from "@hocuspocus/server"
import type { Effect } from "effect"

/** Runs an effect with the ports of the process. */
type RunPort = <A, E>(effect: Effect.Effect<A, E, Ports>) => Promise<A>

/** What is known about a connection: nothing until its ticket has been read. */
export interface ConnectionContext {
  readonly who?: Ticket
}

/** How a connection is ended. The page reads the reason. */
export interface Ending {
  readonly code: number
  readonly reason: "removed" | "signed-out" | "stale" | "full" | "deep" | "limit" | "unavailable"
}

export const ending = (reason: Ending["reason"]): Ending => ({ code: 4403, reason })

/** Sockets that one account may have open, on each process: a person with several devices and pages needs a few. */
const maxOfUser = 20

type Joined = Effect.Success<ReturnType<typeof joinDocument>>

/** Reads tickets, and counts the sockets of each account. */
export const admission = (run: RunPort) => {
  const sockets = new Map<string | null, Set<string>>()
  return {
    /** Whom the ticket admits; otherwise throws how the connection ends. */
    admit: async (ticket: string, document: string, socketId: string): Promise<Ticket> => {
      const who: Joined | "unavailable" = await run(joinDocument(ticket, document)).catch(() => "unavailable" as const)
      if (who === null) throw ending("removed")
      if (who === "stale" || who === "unavailable") throw ending(who)
      const own = sockets.get(who.userId) ?? new Set()
      if (own.size >= maxOfUser && !own.has(socketId)) throw ending("limit")
      sockets.set(who.userId, own.add(socketId))
      return who
    },
    leave: (who: Ticket | undefined, socketId: string): void => {
      if (who === undefined) return
      const own = sockets.get(who.userId)
      own?.delete(socketId)
      if (own?.size === 0) sockets.delete(who.userId)
    },
  }
}

/** Ends the connections to a document of one account, or of all. */
export const endConnections = (
  document: Document,
  user: UserId | null | "all",
  reason: Ending["reason"],
): void => {
  for (const connection of document.getConnections()) {
    if (user === "all" || userOf(connection) === user) connection.close(ending(reason))
  }
}

/** Ends the connections of a session that has ended. */
export const endSession = (document: Document, session: SessionId): void => {
  for (const connection of document.getConnections()) {
    if (contextOf(connection).who?.session === session) connection.close(ending("signed-out"))
  }
}

const contextOf = (connection: Connection<ConnectionContext>): ConnectionContext => connection.context

const userOf = (connection: Connection<ConnectionContext>): UserId | null | undefined => connection.context.who?.userId
