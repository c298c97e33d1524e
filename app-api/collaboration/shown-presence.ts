import { hueOf } from "#domain/account/hue.ts"
import type { Ticket } from "#domain/writing/ticket.ts"
import type { beforeHandleAwarenessPayload } from "@hocuspocus/server"
import type { ConnectionContext } from "./connection-context.ts"

type Presence = Record<string, unknown>

/** Characters of one presence; a caret needs a hundred. */
const maxLength = 4000

/**
 * Presence as others may see it: the server assigns names, so a client cannot impersonate another user or update another
 * connection, and readers have no caret.
 */
export const showPresence = (
  { states, context, connection, document }: beforeHandleAwarenessPayload<ConnectionContext>,
): void => {
  const who = context?.who
  if (connection === undefined || who === undefined) return
  for (const [client, state] of states) {
    const isForeign = document.getConnections().some((other) =>
      other !== connection && document.getClients(other).has(client)
    )
    const shown = presenceOf(state, who)
    if (isForeign || JSON.stringify(shown).length > maxLength) states.delete(client)
    else states.set(client, shown)
  }
}

const presenceOf = ({ cursor, away }: Presence, { userId, name, isWriter }: Ticket): Presence => ({
  user: { id: userId ?? "operator", name, hue: hueOf(name, userId) },
  ...(away === true && { away }),
  ...(isWriter && cursor !== undefined && { cursor }),
})
