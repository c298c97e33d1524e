import type { Prompt } from "#mcp/prompts/prompt.ts"
import { describing } from "#mcp/shapes.ts"
import type { GetPromptResult } from "@modelcontextprotocol/server"
import { askForContext } from "./asking-tools.ts"
import { png } from "./content-tools.ts"
import { takes } from "./test-tool.ts"

type Content = GetPromptResult["messages"][number]["content"]

const asks = (...contents: ReadonlyArray<Content>): GetPromptResult => ({
  messages: contents.map((content) => ({ role: "user", content })),
})

const testPrompt = (name: string, args: ReadonlyArray<string>, answer: Prompt["answer"]): Prompt => ({
  name,
  title: name,
  description: `For the scenario of this name: ${name}`,
  argsSchema: describing(() => takes(...args)),
  completions: {},
  answer,
})

export const testPrompts: ReadonlyArray<Prompt> = [
  testPrompt(
    "test_simple_prompt",
    [],
    async () => asks({ type: "text", text: "This is a simple prompt for testing." }),
  ),
  testPrompt("test_prompt_with_arguments", ["arg1", "arg2"], async (given) => {
    const { arg1, arg2 } = Object(given)
    return asks({ type: "text", text: `Prompt with arguments: arg1='${arg1}', arg2='${arg2}'` })
  }),
  testPrompt("test_prompt_with_embedded_resource", ["resourceUri"], async (given) =>
    asks({
      type: "resource",
      resource: {
        uri: String(Object(given).resourceUri),
        mimeType: "text/plain",
        text: "Embedded resource content for testing.",
      },
    }, { type: "text", text: "Please process the embedded resource above." })),
  testPrompt("test_prompt_with_image", [], async () =>
    asks({ type: "image", data: png, mimeType: "image/png" }, {
      type: "text",
      text: "Please analyze the image above.",
    })),
  testPrompt(
    "test_input_required_result_prompt",
    [],
    async (_, context) =>
      askForContext(context) ?? asks({ type: "text", text: JSON.stringify(context.mcpReq.inputResponses) }),
  ),
]
