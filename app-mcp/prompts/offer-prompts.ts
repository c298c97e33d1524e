import { type McpServer, ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server"
import { Schema } from "effect"
import type { Prompt } from "./prompt.ts"

const Asked = Schema.toStandardSchemaV1(
  Schema.Struct({ name: Schema.String, arguments: Schema.optionalKey(Schema.Unknown) }),
)

export const offerPrompts = (server: McpServer, prompts: ReadonlyArray<Prompt>): void => {
  for (const { name, title, description, argsSchema, answer } of prompts) {
    server.registerPrompt(name, { title, description, argsSchema }, answer)
  }
  const byName = new Map(prompts.map((prompt) => [prompt.name, prompt]))
  // The library would refuse a value that is not text in its own words, and as an error of the server.
  server.server.setRequestHandler("prompts/get", { params: Asked }, ({ name, arguments: given = {} }, context) => {
    const prompt = byName.get(name)
    if (prompt === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, `Prompt ${name} not found`)
    return prompt.answer(given, context)
  })
}
