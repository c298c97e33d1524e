import { Schema } from "effect"
import { tokens, type Who } from "./a-server.ts"

const Envelope = Schema.Struct({
  code: Schema.Int,
  message: Schema.NonEmptyString,
  data: Schema.Record(Schema.String, Schema.Unknown),
})

export interface Asked {
  readonly as?: Who
  readonly json?: unknown
  readonly body?: RequestInit["body"]
  readonly headers?: Record<string, string>
}

export const ask = (url: string, method: string, { as, json, body, headers = {} }: Asked = {}): Promise<Response> =>
  fetch(url, {
    method,
    redirect: "manual",
    headers: {
      ...(as === undefined ? {} : { authorization: `Bearer ${tokens[as]}` }),
      ...(json === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(json === undefined ? {} : { body: JSON.stringify(json) }),
    ...(body === undefined ? {} : { body }),
    ...(body instanceof ReadableStream ? { duplex: "half" } : {}),
  })

/** Asks, and reads the envelope. */
export const call = async (url: string, method: string, asked: Asked = {}) => {
  const response = await ask(url, method, asked)
  const envelope = Schema.decodeUnknownSync(Envelope)(await response.json())
  return { status: response.status, headers: response.headers, ...envelope }
}
