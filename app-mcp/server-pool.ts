import type { McpRequestContext, McpServer } from "@modelcontextprotocol/server"

/** Idle servers, by protocol revision: a request leaves its revision's mark on the server. */
type Idle = Record<McpRequestContext["era"], Array<McpServer>>

/**
 * Servers that handle one request after another. The protocol requires one for each concurrent request; building it,
 * with all its tools, takes longer than a short call.
 */
export const serverPool = (
  build: (era: McpRequestContext["era"]) => McpServer,
): (context: McpRequestContext) => McpServer => {
  const idle: Idle = { legacy: [], modern: [] }
  return ({ era }) => {
    const kept = idle[era].pop() ?? build(era)
    const { server } = kept
    let isLent = true
    const onclose = (): void => {
      Object.assign(server, { onclose: undefined })
      isLent = false
      if (era === "modern" || isUnmarked(kept)) idle[era].push(kept)
    }
    Object.assign(server, { onclose })
    // A client that disconnects late must not close a server that is already serving another one.
    const close = (): Promise<void> => isLent ? kept.close() : Promise.resolve()
    return Object.create(kept, { close: { value: close } })
  }
}

/** One that a client of the first protocol introduced itself to speaks that client's version from then on. */
const isUnmarked = ({ server }: McpServer): boolean => server.getNegotiatedProtocolVersion() === undefined
