import {
  createRequestStateCodec,
  type InputRequests,
  inputRequired,
  inputResponse,
  type ServerContext,
} from "@modelcontextprotocol/server"
import { randomBytes } from "node:crypto"
import { takes, testTool, text } from "./test-tool.ts"

/** Signs what goes to the client and comes back with its user's answer. */
export const state = createRequestStateCodec({ key: randomBytes(32) })

const form = (message: string, properties: Record<string, object>, required = Object.keys(properties)) =>
  inputRequired.elicit({ message, requestedSchema: Object({ type: "object", properties, required }) })

const aText = { type: "string" }
const sampled = (prompt: string, maxTokens = 100) =>
  inputRequired.createMessage({ messages: [{ role: "user", content: { type: "text", text: prompt } }], maxTokens })

/** Whether each of these was answered, and accepted. */
const has = ({ mcpReq }: ServerContext, requests: InputRequests): boolean =>
  Object.keys(requests).every((key) => {
    const found = inputResponse(mcpReq.inputResponses, key)
    return found.kind === "elicit" ? found.content !== undefined || found.action !== "accept" : found.kind !== "missing"
  })

const answers = ({ mcpReq }: ServerContext): string => JSON.stringify(mcpReq.inputResponses)

/** Asks, and says what was answered. */
const asking = (name: string, requests: InputRequests, say: (context: ServerContext) => string = answers) =>
  testTool(name, (context) => has(context, requests) ? text(say(context)) : inputRequired({ inputRequests: requests }))

/** The same, with a state that has to come back as it was. */
const askingWithState = (name: string, requests: InputRequests) =>
  testTool(name, async (context) =>
    has(context, requests) && context.mcpReq.requestState() !== undefined
      ? text(`state-ok ${answers(context)}`)
      : inputRequired({ inputRequests: requests, requestState: await state.mint({ name }) }))

const said = ({ mcpReq }: ServerContext, key: string): string => {
  const found = inputResponse(mcpReq.inputResponses, key)
  if (found.kind === "elicit") return `action=${found.action}, content=${JSON.stringify(found.content)}`
  return found.kind === "sampling" ? JSON.stringify(found.result.content) : found.kind
}

const name = { user_name: form("What is your name?", { name: aText }) }
const titled = [{ const: "value1", title: "First Option" }, { const: "value2", title: "Second Option" }]
const options = ["option1", "option2", "option3"]

export const askingTools = [
  testTool("test_sampling", (context, { prompt }) => {
    const requests = { answer: sampled(String(prompt)) }
    return has(context, requests)
      ? text(`LLM response: ${said(context, "answer")}`)
      : inputRequired({ inputRequests: requests })
  }, takes("prompt")),
  testTool("test_elicitation", (context, { message }) => {
    const requests = { user: form(String(message), { username: aText, email: aText }) }
    return has(context, requests)
      ? text(`User response: ${said(context, "user")}`)
      : inputRequired({ inputRequests: requests })
  }, takes("message")),
  asking("test_elicitation_sep1034_defaults", {
    user: form("Please check these defaults", {
      name: { type: "string", default: "John Doe" },
      age: { type: "integer", default: 30 },
      score: { type: "number", default: 95.5 },
      status: { type: "string", enum: ["active", "inactive", "pending"], default: "active" },
      verified: { type: "boolean", default: true },
    }, []),
  }, (context) => `Elicitation completed: ${said(context, "user")}`),
  asking("test_elicitation_sep1330_enums", {
    user: form("Please choose", {
      untitledSingle: { type: "string", enum: options },
      titledSingle: { type: "string", oneOf: titled },
      legacyEnum: { type: "string", enum: ["opt1", "opt2"], enumNames: ["Option One", "Option Two"] },
      untitledMulti: { type: "array", items: { type: "string", enum: options } },
      titledMulti: { type: "array", items: { anyOf: titled } },
    }, []),
  }, (context) => `Elicitation completed: ${said(context, "user")}`),
  asking("test_streaming_elicitation", name),
  asking("test_missing_capability", { answer: sampled("Never asked without the capability") }),
  asking("test_input_required_result_elicitation", name, (context) => `Hello, ${said(context, "user_name")}!`),
  asking("test_input_required_result_sampling", { capital_question: sampled("What is the capital of France?") }),
  asking("test_input_required_result_list_roots", { client_roots: inputRequired.listRoots() }),
  askingWithState("test_input_required_result_request_state", {
    confirm: form("Please confirm", { ok: { type: "boolean" } }),
  }),
  askingWithState("test_input_required_result_tampered_state", {
    confirm: form("Please confirm", { ok: { type: "boolean" } }),
  }),
  askingWithState("test_input_required_result_multiple_inputs", {
    ...name,
    greeting: sampled("Generate a greeting", 50),
    client_roots: inputRequired.listRoots(),
  }),
  testTool("test_input_required_result_multi_round", async (context) => {
    const first = { step1: form("Step 1: What is your name?", { name: aText }) }
    const second = { step2: form("Step 2: What is your favorite color?", { color: aText }) }
    if (has(context, second)) return text(`Both steps: ${answers(context)}`)
    return has(context, first)
      ? inputRequired({ inputRequests: second, requestState: await state.mint({ step: 2 }) })
      : inputRequired({ inputRequests: first, requestState: await state.mint({ step: 1 }) })
  }),
  testTool("test_input_required_result_capabilities", ({ mcpReq }) => {
    const able = Object(Object(mcpReq.envelope)["io.modelcontextprotocol/clientCapabilities"])
    return inputRequired({
      inputRequests: {
        ...("elicitation" in able && name),
        ...("sampling" in able && { capital_question: sampled("What is the capital of France?") }),
      },
    })
  }),
]

/** Asks for what a prompt needs, or null if it is there. */
export const askForContext = (context: ServerContext) => {
  const requests = { user_context: form("What context should the prompt use?", { context: aText }) }
  return has(context, requests) ? null : inputRequired({ inputRequests: requests })
}
