import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server"
import { Effect } from "effect"
import { callerOf, type McpOffer } from "../session.ts"
import { mayFollow } from "./may-follow.ts"
import type { News } from "./news.ts"

/** News of documents, for a client of the protocol before 2026 that has a session. Later ones open a stream of their own. */
export const offerSubscriptions = ({ server: { server }, runtime }: McpOffer, news: News): void => {
  const followed = new Set<string>()
  let stop: (() => void) | null = null
  const tell = (uri: string): void => {
    if (followed.has(uri)) void server.sendResourceUpdated({ uri }).catch(() => followed.clear())
  }
  const end = (): void => {
    stop?.()
    stop = null
  }
  server.setRequestHandler("resources/subscribe", async ({ params: { uri } }, context) => {
    await runtime.runPromise(
      mayFollow(uri, callerOf(context)).pipe(
        Effect.mapError(({ message }) => new ProtocolError(ProtocolErrorCode.InvalidParams, message)),
      ),
    )
    followed.add(uri)
    stop ??= news(tell)
    return {}
  })
  server.setRequestHandler("resources/unsubscribe", ({ params: { uri } }) => {
    followed.delete(uri)
    if (followed.size === 0) end()
    return {}
  })
  Object.assign(server, { onclose: end })
}
