import {
  type AuthInfo,
  isInitializeRequest,
  type McpServer,
  WebStandardStreamableHTTPServerTransport,
} from "@modelcontextprotocol/server"

interface Session {
  readonly id: string
  readonly owner: string
  readonly server: McpServer
  readonly transport: WebStandardStreamableHTTPServerTransport
  usedAt: number
}

/** What comes with a request. */
export interface Carried {
  readonly authInfo: AuthInfo
  readonly parsedBody?: unknown
}

/** Of one account, and of all. The one that was quiet the longest makes room. */
const mostOfOne = 10
const most = 500

/** A client that is quiet for longer is answered as one without a session. */
const quietest = 30 * 60_000

/**
 * Sessions for clients of the protocol before 2026 whose user can be asked something: the answer comes with another request. A
 * session adds nothing else: without one, after a restart or at another process, each request is answered by itself, and
 * nothing is asked. Answers null to a request of no session.
 */
export const sessionsOf = (build: () => McpServer) => {
  const open = new Map<string, Session>()
  const existing = ({ headers }: Request, owner: string): Session | null => {
    const found = open.get(headers.get("mcp-session-id") ?? "")
    return found?.owner === owner ? found : null
  }
  const opened = async (owner: string): Promise<Session> => {
    const crowded = crowding(open, owner)
    for (const [id] of crowded) open.delete(id)
    const id = crypto.randomUUID()
    const server = build()
    const transport = new WebStandardStreamableHTTPServerTransport({ sessionIdGenerator: () => id })
    const session: Session = { id, owner, server, transport, usedAt: performance.now() }
    // Before anything is waited for: those that come at the same moment count each other.
    open.set(id, session)
    await Promise.all([server.connect(transport), ...crowded.map(([, { server: other }]) => other.close())])
    return session
  }
  return async (request: Request, owner: string, carried: Carried): Promise<Response | null> => {
    const session = existing(request, owner) ?? (canBeAsked(carried.parsedBody) ? await opened(owner) : null)
    if (session === null || request.method === "DELETE") return null
    session.usedAt = performance.now()
    const answer = await session.transport.handleRequest(request, carried)
    if (isInitializeRequest(carried.parsedBody) && !answer.ok) open.delete(session.id)
    return answer
  }
}

const canBeAsked = (body: unknown): boolean =>
  isInitializeRequest(body) && body.params.capabilities.elicitation !== undefined

/** What has to end before another one begins. */
const crowding = (open: ReadonlyMap<string, Session>, owner: string): ReadonlyArray<[id: string, Session]> => {
  const byAge = [...open].toSorted(([, a], [, b]) => a.usedAt - b.usedAt)
  const own = byAge.filter(([, session]) => session.owner === owner)
  const tooMany = (all: ReadonlyArray<[string, Session]>, limit: number) =>
    all.slice(0, Math.max(0, all.length + 1 - limit))
  const quiet = byAge.filter(([, { usedAt }]) => performance.now() - usedAt > quietest)
  return [...new Set([...quiet, ...tooMany(own, mostOfOne), ...tooMany(byAge, most)])]
}
