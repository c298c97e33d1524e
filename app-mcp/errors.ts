import type { DomainError, ErrorKind } from "#domain/kernel/domain-error.ts"
import type { CallToolResult } from "@modelcontextprotocol/server"

/** What the model should do about a refusal; refusals are tool results, never protocol errors. */
const adviceFor = {
  invalid: "Correct the arguments and call again.",
  unauthenticated: "The MCP key is missing or revoked; ask the user for a new one.",
  forbidden: "The user may not do this; do not retry.",
  "not-found": "Check the identifier: the list and search tools give it.",
  conflict: "Look at the current state, then decide whether to call again.",
  gone: "This no longer exists; do not retry.",
  "too-large": "Send less content.",
  quota: "The plan's minutes are used up; tell the user (get_usage says when they reset).",
  "rate-limited": "Wait before the next call.",
  full: "Nothing can be stored; tell the user that recordings have to be deleted or the operator has to make room.",
  unavailable: "A provider is down; retry once in a minute.",
} as const satisfies Record<ErrorKind, string>

/** For what no tool lists, and so has to come from elsewhere. */
const adviceOn: Readonly<Record<string, string>> = {
  PromoCodeNotFound: "Ask the user for the code again.",
  UploadNotFound: "Call create_upload_ticket, and send the file again.",
}

export const toToolResult = (error: DomainError): CallToolResult => ({
  isError: true,
  content: [{ type: "text", text: sentence(error) }],
  _meta: {
    error_code: error._tag,
    ...(error.code !== undefined && { reason: error.code }),
    ...(error.params && { params: error.params }),
    ...(error.issues && { issues: error.issues }),
    ...(error.current && { current: error.current }),
    ...(error.feature && { feature: error.feature }),
  },
})

/** A defect, without its details. */
export const internalError: CallToolResult = {
  isError: true,
  content: [{
    type: "text",
    text: "InternalError: something went wrong on the server. Retry once, then tell the user.",
  }],
}

const sentence = ({ _tag, kind, message, retryAfter }: DomainError): string => {
  const wait = retryAfter === undefined ? "" : ` Retry after ${Math.ceil(retryAfter)} seconds.`
  return `${_tag}: ${message.replace(/\.$/, "")}. ${adviceOn[_tag] ?? adviceFor[kind]}${wait}`
}
