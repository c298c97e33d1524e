import type { ServerCapabilities, ServerContext } from "@modelcontextprotocol/server"
import type { Prompt } from "./prompts/prompt.ts"
import type { Document } from "./resources/document.ts"
import type { Tool } from "./tool.ts"

/** What a server has besides what the product offers: for tests of the protocol itself. */
export interface Offers {
  readonly tools: ReadonlyArray<Tool>
  readonly documents: ReadonlyArray<Document>
  readonly prompts: ReadonlyArray<Prompt>
  readonly capabilities?: ServerCapabilities
  /** Looks at the state that came back from a client with its user's answer. */
  readonly verifyState?: (state: string, context: ServerContext) => unknown
}

export const nothingElse: Offers = { tools: [], documents: [], prompts: [] }
