import type { Endpoint } from "./mcp-endpoint.ts"

const revision = "2026-07-28"

/** A request of the revision that has no handshake, as its clients send it. */
export const askAsOf2026 = (
  { url, key }: Pick<Endpoint, "url" | "key">,
  method: string,
  params: Readonly<Record<string, unknown>> = {},
  capabilities: object = {},
  signal: AbortSignal | null = null,
): Promise<Response> => {
  const name = params["name"] ?? params["uri"]
  const _meta = {
    "io.modelcontextprotocol/protocolVersion": revision,
    "io.modelcontextprotocol/clientInfo": { name: "test", version: "0" },
    "io.modelcontextprotocol/clientCapabilities": capabilities,
  }
  return fetch(url, {
    method: "POST",
    signal,
    headers: {
      authorization: `Bearer ${key}`,
      "content-type": "application/json",
      accept: "application/json, text/event-stream",
      "mcp-protocol-version": revision,
      "mcp-method": method,
      ...(typeof name === "string" && { "mcp-name": name }),
    },
    body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: { ...params, _meta } }),
  })
}
