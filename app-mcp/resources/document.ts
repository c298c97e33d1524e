import type { InputRequiredResult, ReadResourceResult, ServerContext } from "@modelcontextprotocol/server"

/** A document that can be read by its address: its own, or one of a template. */
export interface Document {
  readonly name: string
  readonly title: string
  /** With names in braces: a template. */
  readonly uri: string
  readonly description: string
  readonly mimeType: string
  readonly read: (uri: string, context: ServerContext) => Promise<ReadResourceResult | InputRequiredResult>
}
