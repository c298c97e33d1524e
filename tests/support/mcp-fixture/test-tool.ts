import type { Tool } from "#mcp/tool.ts"
import type { CallToolResult, InputRequiredResult, ServerContext } from "@modelcontextprotocol/server"

type Answer = CallToolResult | InputRequiredResult
type Schema = ReturnType<Tool["listed"]>["inputSchema"]

/** A tool as the official list of the protocol's tests asks for it, on the server of the product. */
export const testTool = (
  name: string,
  call: (context: ServerContext, input: Readonly<Record<string, unknown>>) => Answer | Promise<Answer>,
  inputSchema: Schema = { type: "object", properties: {} },
): Tool => ({
  name,
  useCase: `fixture.${name}`,
  isReading: true,
  listed: () => ({ name, title: name, description: `For the scenario of this name: ${name}`, inputSchema }),
  call: async (_, input, context) => call(context, Object(input)),
})

export const text = (said: string): CallToolResult => ({ content: [{ type: "text", text: said }] })

export const takes = (...names: ReadonlyArray<string>): Schema => ({
  type: "object",
  properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  required: [...names],
})
