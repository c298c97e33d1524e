import { DocumentBus, type DocumentMessage } from "#domain/kernel/document-bus.port.ts"
import type { SessionId, TaskId, UserId } from "#domain/kernel/ids.ts"
import { parseDocumentName } from "#domain/writing/co-document.ts"
import type { Document, Extension, Hocuspocus } from "@hocuspocus/server"
import { Effect } from "effect"
import { randomUUID } from "node:crypto"
import { applyAwarenessUpdate, encodeAwarenessUpdate } from "y-protocols/awareness"
import * as Y from "yjs"
import { type ConnectionContext, endConnections, type Ending, endSession } from "./connection-context.ts"

/** The origin of what another process stores, or has stored. */
export const elsewhere = { source: "redis" } as const

const isElsewhere = (origin: unknown): boolean => origin === elsewhere

export const savedMessage = (vector: Uint8Array): string =>
  JSON.stringify({ kind: "saved", vector: Buffer.from(vector).toString("base64") })

/** Nothing more is stored of the document: everybody in it should keep a copy. */
export const unstoredMessage = JSON.stringify({ kind: "unstored" })

/** Whatever one process learns, the others learn too; each stores only what arrived at it. */
export const overBus = Effect.gen(function*() {
  const bus = yield* DocumentBus
  const fork = Effect.runForkWith(yield* Effect.context<DocumentBus>())
  const from = randomUUID()
  const send = (message: DocumentMessage): void => {
    fork(bus.publish(message))
  }
  const say = (kind: "update" | "awareness" | "ask" | "saved", document: string, bytes: Uint8Array): void =>
    send({ kind, document, from, bytes })
  const ask = (document: Document): void => say("ask", document.name, Y.encodeStateVector(document))
  const answer = (document: Document, vector: Uint8Array): void => {
    const missing = Y.encodeStateAsUpdate(document, vector)
    if (missing.length > 2) say("update", document.name, missing)
    const clients = [...document.awareness.getStates().keys()]
    if (clients.length > 0) say("awareness", document.name, encodeAwarenessUpdate(document.awareness, clients))
  }
  const extension: Extension<ConnectionContext> = {
    afterLoadDocument: ({ document }) => Promise.resolve(ask(document)),
    onChange: ({ documentName, update, transactionOrigin }) =>
      Promise.resolve(isElsewhere(transactionOrigin) ? undefined : say("update", documentName, update)),
    onAwarenessUpdate: ({ documentName, awareness, added, updated, removed, transactionOrigin }) => {
      const clients = [...added, ...updated, ...removed]
      const update = isElsewhere(transactionOrigin) ? null : encodeAwarenessUpdate(awareness, clients)
      return Promise.resolve(update === null ? undefined : say("awareness", documentName, update))
    },
  }
  const receive = (message: DocumentMessage, documents: Hocuspocus["documents"]): void => {
    if (message.kind === "close") return closeAll(documents, message)
    if (message.kind === "pages" || message.kind === "sign") return
    const document = documents.get(message.document)
    if (document === undefined || ("from" in message && message.from === from)) return
    const { bytes } = message
    switch (message.kind) {
      case "update":
        return Y.applyUpdate(document, bytes, elsewhere)
      case "awareness":
        return applyAwarenessUpdate(document.awareness, bytes, elsewhere)
      case "ask":
        return answer(document, bytes)
      case "saved":
        if (lacks(document, bytes)) ask(document)
        return document.broadcastStateless(savedMessage(bytes))
      case "replaced": {
        const { by, name } = message
        Y.applyUpdate(document, bytes, elsewhere)
        return document.broadcastStateless(JSON.stringify({ kind: "replaced", by, ...(name !== null && { name }) }))
      }
    }
  }
  return { extension, ask, receive, saved: (name: string, vector: Uint8Array) => say("saved", name, vector) }
})

const lacks = (document: Document, vector: Uint8Array): boolean => {
  const own = Y.decodeStateVector(Y.encodeStateVector(document))
  return [...Y.decodeStateVector(vector)].some(([client, clock]) => (own.get(client) ?? 0) < clock)
}

interface Close {
  readonly user: UserId | null
  readonly session: SessionId | null
  readonly task: TaskId | null
  readonly reason: Ending["reason"]
}

export const closeAll = (documents: Hocuspocus["documents"], { user, session, task, reason }: Close): void => {
  for (const [name, document] of documents) {
    if (task !== null && parseDocumentName(name)?.taskId !== task) continue
    if (session === null) endConnections(document, user ?? "all", reason)
    else endSession(document, session)
  }
}
