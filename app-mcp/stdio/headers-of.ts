import type { Message } from "./message.ts"

const versionKey = "io.modelcontextprotocol/protocolVersion"

/** The headers Streamable HTTP asks for; the 2026 revision repeats method and name of a request in them. */
export const headersOf = ({ method, params }: Message, agreed: string | undefined): Record<string, string> => {
  const own = ownVersion(params["_meta"])
  const version = own ?? agreed
  const name = params["name"] ?? params["uri"]
  return {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
    ...(version !== undefined && { "mcp-protocol-version": version }),
    ...(own !== undefined && method !== undefined && { "mcp-method": method }),
    ...(own !== undefined && typeof name === "string" && { "mcp-name": encoded(name) }),
  }
}

const ownVersion = (meta: unknown): string | undefined => {
  if (typeof meta !== "object" || meta === null || !(versionKey in meta)) return undefined
  const version: unknown = meta[versionKey]
  return typeof version === "string" ? version : undefined
}

/** A header takes printable ASCII only; the rest travels as the protocol's Base64 form. */
const encoded = (name: string): string =>
  /^[\x21-\x7E](?:[\x20-\x7E]*[\x21-\x7E])?$/.test(name) ? name : `=?base64?${Buffer.from(name).toString("base64")}?=`
