import { writeMarkdown } from "#adapters/documents/yjs/write-markdown.ts"
import { fragmentOf, readTree } from "#adapters/documents/yjs/y-tree.ts"
import { HocuspocusProvider, HocuspocusProviderWebsocket } from "@hocuspocus/provider"
import { WebSocket } from "ws"
import * as Y from "yjs"
import { until } from "../until.ts"

interface Entry {
  readonly ticket: string
  readonly document: string
}

/** A page that writes, without a page: the provider that browsers have, and its document. */
export const aWriter = async (server: string, enter: () => Promise<Entry>, doc = new Y.Doc()) => {
  const { document: name, ticket } = await enter()
  let next: string | null = ticket
  const stateless: Array<Record<string, unknown>> = []
  const closed: Array<string> = []
  const refused: Array<string> = []
  class OfPage extends WebSocket {
    constructor(address: string) {
      super(address, { origin: server, rejectUnauthorized: false })
      // The provider takes its listeners off before it closes a socket that is still connecting; `ws` would throw then.
      this.on("error", () => undefined)
    }
  }
  const socket = new HocuspocusProviderWebsocket({
    url: `${server.replace("http", "ws")}/collab`,
    WebSocketPolyfill: OfPage,
    delay: 50,
    minDelay: 50,
    maxDelay: 300,
    jitter: false,
  })
  const provider = new HocuspocusProvider({
    name,
    document: doc,
    websocketProvider: socket,
    token: async () => {
      const given = next ?? (await enter()).ticket
      next = null
      return given
    },
    onStateless: ({ payload }) => void stateless.push(JSON.parse(payload)),
    onClose: ({ event }) => void closed.push(event.reason),
    onAuthenticationFailed: ({ reason }) => void refused.push(reason),
  })
  provider.attach()
  const fragment = fragmentOf(doc)
  const vector = () => Buffer.from(Y.encodeStateVector(doc)).toString("base64")
  return {
    doc,
    name,
    socket,
    provider,
    stateless,
    closed,
    refused,
    vector,
    synced: () => until(() => provider.isSynced),
    saved: () => until(() => stateless.some(({ kind, vector: of }) => kind === "saved" && of === vector())),
    markdown: () => writeMarkdown(readTree(fragment)),
    /** A paragraph at the end. */
    write: (text: string): void => {
      const paragraph = new Y.XmlElement("paragraph")
      paragraph.insert(0, [new Y.XmlText(text)])
      fragment.insert(fragment.length, [paragraph])
    },
    leave: (): void => {
      provider.destroy()
      socket.destroy()
    },
  }
}
