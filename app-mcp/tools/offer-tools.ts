import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server"
import { callerOf, type McpOffer } from "../session.ts"
import { describing } from "../shapes.ts"
import type { Tool } from "../tool.ts"
import { callable, listedIn } from "./sets.ts"

/** All tools can be called; which are listed is the client's choice. */
export const offerTools = ({ server, runtime }: McpOffer, others: ReadonlyArray<Tool>): void => {
  for (const one of [...callable, ...others]) {
    const inputSchema = describing(() => one.listed().inputSchema)
    server.registerTool(one.name, { inputSchema }, (input, context) => {
      const { elicitation } = server.server.getClientCapabilities() ?? {}
      const canAsk = elicitation !== undefined && (elicitation.form !== undefined || elicitation.url === undefined)
      return one.call(runtime, input, context, canAsk)
    })
  }
  server.server.setRequestHandler("tools/list", ({ params }, context) => {
    if (params?.cursor !== undefined) {
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, "cursor: there is one page")
    }
    return { tools: [...listedIn[callerOf(context).tools], ...others].map(({ listed }) => listed()) }
  })
}
