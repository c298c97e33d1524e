import type { ServerResponse } from "node:http"

/** How the fake treats one request. Without `instead` it answers properly, after `delay` milliseconds. */
export interface Behaviour {
  readonly delay?: number
  readonly instead?:
    | { readonly status: number; readonly retryAfter?: string; readonly code?: string }
    | "garbage"
    | "truncated"
    | "empty"
    | "html"
    | "wrong-shape"
    | "hang"
    | "drop"
}

/** An error in OpenAI's own shape. */
export const sendError = (
  response: ServerResponse,
  status: number,
  error: {
    readonly message: string
    readonly type?: string
    readonly param?: string | null
    readonly code?: string | null
  },
  headers: Record<string, string> = {},
): void => {
  send(
    response,
    status,
    "application/json",
    JSON.stringify({
      error: {
        message: error.message,
        type: error.type ?? "invalid_request_error",
        param: error.param ?? null,
        code: error.code ?? null,
      },
    }),
    headers,
  )
}

export const send = (
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { "content-type": type, "x-request-id": "req_fake", ...headers })
  response.end(body)
}

/** Does what was requested instead of answering. */
export const misbehave = (response: ServerResponse, instead: NonNullable<Behaviour["instead"]>): void => {
  if (typeof instead === "object") {
    const wait = instead.retryAfter === undefined ? {} : { "retry-after": instead.retryAfter }
    const type = instead.status === 429 ? "requests" : "server_error"
    sendError(response, instead.status, { message: "As arranged", type, code: instead.code ?? null }, wait)
    return
  }
  switch (instead) {
    case "garbage":
      return send(response, 200, "application/json", "\u0000\u0001 not json {{{")
    case "truncated":
      return send(response, 200, "application/json", '{"text":"Hello wor')
    case "empty":
      return send(response, 200, "application/json", "")
    case "html":
      return send(response, 200, "text/html", "<html><body><h1>502 Bad Gateway</h1></body></html>")
    case "wrong-shape":
      return send(response, 200, "application/json", JSON.stringify({ result: 42 }))
    case "drop":
      response.writeHead(200, { "content-type": "application/json", "content-length": "1000" })
      response.write('{"text":')
      setImmediate(() => response.destroy())
      return
    case "hang":
      return
  }
}
