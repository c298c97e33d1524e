import { setTimeout } from "node:timers/promises"
import { testTool, text } from "./test-tool.ts"

/** As text: an object with a `then` of its own would be awaited by mistake. */
const phoneOrEmail: Readonly<Record<string, unknown>> = JSON.parse(`{
  "if": { "properties": { "contactMethod": { "const": "phone" } }, "required": ["contactMethod"] },
  "then": { "required": ["phone"] },
  "else": { "required": ["email"] }
}`)

/** One red pixel. */
export const png = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg=="
/** No sound at all, with a header. */
const wav = "UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA="
const pause = 50

/** Tools that answer each kind of content. */
export const contentTools = [
  testTool("test_simple_text", () => text("This is a simple text response for testing.")),
  testTool("test_image_content", () => ({ content: [{ type: "image", data: png, mimeType: "image/png" }] })),
  testTool("test_audio_content", () => ({ content: [{ type: "audio", data: wav, mimeType: "audio/wav" }] })),
  testTool("test_embedded_resource", () => ({
    content: [{
      type: "resource",
      resource: {
        uri: "test://embedded-resource",
        mimeType: "text/plain",
        text: "This is an embedded resource content.",
      },
    }],
  })),
  testTool("test_multiple_content_types", () => ({
    content: [
      { type: "text", text: "Multiple content types test:" },
      { type: "image", data: png, mimeType: "image/png" },
      {
        type: "resource",
        resource: {
          uri: "test://mixed-content-resource",
          mimeType: "application/json",
          text: JSON.stringify({ test: "data", value: 123 }),
        },
      },
    ],
  })),
  testTool("test_error_handling", () => {
    throw new Error("This tool intentionally returns an error for testing")
  }),
  testTool("test_tool_with_logging", async ({ mcpReq }) => {
    await mcpReq.log("info", "Tool execution started")
    await setTimeout(pause)
    await mcpReq.log("info", "Tool processing data")
    await setTimeout(pause)
    await mcpReq.log("info", "Tool execution completed")
    return text("Logged")
  }),
  testTool("test_logging_tool", async ({ mcpReq }) => {
    await mcpReq.log("info", "Only where the request asks for it")
    return text("Logged")
  }),
  testTool("test_tool_with_progress", async ({ mcpReq }) => {
    const progressToken = mcpReq._meta?.progressToken
    const report = async (progress: number): Promise<void> => {
      if (progressToken === undefined) return
      await mcpReq.notify({ method: "notifications/progress", params: { progressToken, progress, total: 100 } })
    }
    await report(0)
    await setTimeout(pause)
    await report(50)
    await setTimeout(pause)
    await report(100)
    return text("Done")
  }),
  testTool("test_custom_headers", () => text("Seen"), {
    type: "object",
    properties: { region: { type: "string", "x-mcp-header": "Region" } },
  }),
  testTool("json_schema_2020_12_tool", () => text("Seen"), {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    type: "object",
    $defs: {
      address: {
        $anchor: "addressDef",
        type: "object",
        properties: { street: { type: "string" }, city: { type: "string" } },
      },
    },
    properties: {
      name: { type: "string" },
      address: { $ref: "#/$defs/address" },
      contactMethod: { type: "string", enum: ["phone", "email"] },
      phone: { type: "string" },
      email: { type: "string" },
    },
    allOf: [{ anyOf: [{ required: ["phone"] }, { required: ["email"] }] }],
    ...phoneOrEmail,
    additionalProperties: false,
  }),
]
