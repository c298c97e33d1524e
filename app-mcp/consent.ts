import {
  type CallToolResult,
  inputRequired,
  type InputRequiredResult,
  inputResponse,
  type ServerContext,
} from "@modelcontextprotocol/server"

type Consent = "given" | "just given" | CallToolResult | InputRequiredResult

/** What the user says to a question; with none, nothing is asked. It is asked where there is no answer yet. */
export const consentIn = ({ mcpReq }: ServerContext, question: string | null): Consent => {
  if (question === null) return "given"
  const answer = inputResponse(mcpReq.inputResponses, "consent")
  if (answer.kind !== "elicit") {
    const requestedSchema = { type: "object" as const, properties: {} }
    return inputRequired({ inputRequests: { consent: inputRequired.elicit({ message: question, requestedSchema }) } })
  }
  return answer.action === "accept" ? "just given" : declined
}

const declined: CallToolResult = {
  isError: true,
  content: [{
    type: "text",
    text: "The user did not agree. Nothing was changed; do not call it again unless they ask for it.",
  }],
}
