import { Client as Client2, StreamableHTTPClientTransport as Transport2 } from "@modelcontextprotocol/client"
import type { OAuthDiscoveryState, StoredOAuthClientInformation, StoredOAuthTokens } from "@modelcontextprotocol/client"
import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { randomBytes } from "node:crypto"
import { callbackUrl, metadata } from "./a-program.ts"

/** What a program remembers of its connection, as both kits want it. */
export const aMemory = (clientMetadataUrl?: string) => {
  const kept: {
    client?: StoredOAuthClientInformation
    tokens?: StoredOAuthTokens
    url?: URL
    verifier?: string
    state?: string
    discovery?: OAuthDiscoveryState
  } = {}
  return {
    kept,
    redirectUrl: callbackUrl,
    ...(clientMetadataUrl !== undefined && { clientMetadataUrl }),
    clientMetadata: { ...metadata },
    state: () => (kept.state = randomBytes(8).toString("hex")),
    clientInformation: () => kept.client,
    saveClientInformation: (client: StoredOAuthClientInformation) => {
      kept.client = client
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens: StoredOAuthTokens) => {
      kept.tokens = tokens
    },
    redirectToAuthorization: (url: URL) => {
      kept.url = url
    },
    saveCodeVerifier: (verifier: string) => {
      kept.verifier = verifier
    },
    saveDiscoveryState: (discovery: OAuthDiscoveryState) => {
      kept.discovery = discovery
    },
    discoveryState: () => kept.discovery,
    codeVerifier: () => kept.verifier ?? "",
  }
}

export type Memory = ReturnType<typeof aMemory>

interface Kit {
  /** Connects; fails if a person has to be asked first. */
  readonly connect: (
    url: URL,
    memory: Memory,
  ) => Promise<
    {
      readonly call: (name: string, args: Record<string, unknown>) => Promise<string>
      readonly close: () => Promise<void>
    }
  >
  readonly finish: (url: URL, memory: Memory, sentBack: URLSearchParams) => Promise<void>
}

/** The official kits that programs are made with. */
export const kits: Readonly<Record<"1.32.2" | "2.4.0", Kit>> = {
  "1.32.2": {
    connect: async (url, authProvider) => {
      const client = new Client({ name: "notebook", version: "0" })
      await client.connect(new StreamableHTTPClientTransport(url, { authProvider }))
      return {
        call: async (name, args) => JSON.stringify(await client.callTool({ name, arguments: args })),
        close: () => client.close(),
      }
    },
    finish: (url, authProvider, sentBack) =>
      new StreamableHTTPClientTransport(url, { authProvider }).finishAuth(sentBack.get("code") ?? ""),
  },
  "2.4.0": {
    connect: async (url, authProvider) => {
      const client = new Client2({ name: "notebook", version: "0" })
      await client.connect(new Transport2(url, { authProvider }))
      return {
        call: async (name, args) => JSON.stringify(await client.callTool({ name, arguments: args })),
        close: () => client.close(),
      }
    },
    finish: (url, authProvider, sentBack) => new Transport2(url, { authProvider }).finishAuth(sentBack),
  },
}
