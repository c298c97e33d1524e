import type { UserId } from "#domain/kernel/ids.ts"
import type { Ports } from "#domain/ports.ts"
import { parseDocumentName } from "#domain/writing/co-document.ts"
import { loadDocument } from "#domain/writing/shared/join-document.ts"
import { storeDocument } from "#domain/writing/shared/store-document.ts"
import { type Document, Hocuspocus, type onStoreDocumentPayload } from "@hocuspocus/server"
import { Effect } from "effect"
import * as Y from "yjs"
import { admission, type ConnectionContext, endConnections, ending } from "./connection-context.ts"
import { follow } from "./follow.ts"
import { elsewhere, overBus, savedMessage } from "./over-bus.ts"
import { showPresence } from "./shown-presence.ts"
import { sizeGuard } from "./size-guard.ts"

/** Milliseconds between typing and storing: after a pause, and at the latest. */
const pauses = { debounce: 800, maxDebounce: 4000 }
/** Milliseconds until a store that failed is tried again. */
const retryDelay = 2000
/** Milliseconds without a word from the other side. */
const silence = 60_000

const syncStep2 = 1
const update = 2

/** Documents that people edit together, until the scope closes; then everything is stored. */
export const collaboration = Effect.gen(function*() {
  const ports = yield* Effect.context<Ports>()
  const run = Effect.runPromiseWith(ports)
  const bus = yield* overBus
  const { admit, leave } = admission(run)
  const guardSize = sizeGuard()
  const authors = new WeakMap<Document, Set<UserId>>()

  const store = async (payload: onStoreDocumentPayload<ConnectionContext>): Promise<void> => {
    const { document, documentName } = payload
    const name = parseDocumentName(documentName)
    if (name === null) return
    const by = [...authors.get(document) ?? []]
    authors.delete(document)
    const state = Y.encodeStateAsUpdate(document)
    const vector = Y.encodeStateVector(document)
    const stored = await run(
      storeDocument({ ...name, state, by }).pipe(
        Effect.catchTags({ TaskNotFound: () => Effect.succeed(null), NotAnalysed: () => Effect.succeed(null) }),
        Effect.catchDefect((cause) =>
          Effect.as(Effect.logWarning("A document was not stored; trying again", cause), "failed" as const)
        ),
      ),
    )
    if (stored === "failed") {
      authors.set(document, new Set([...by, ...authors.get(document) ?? []]))
      setTimeout(() => void hocuspocus.storeDocumentHooks(document, payload), retryDelay).unref()
      // It stays in memory until then. About an error without a message, Hocuspocus writes nothing worth a line.
      throw ending("unavailable")
    }
    if (stored === null) return endConnections(document, "all", "stale")
    // Only what is new: applying a long document again would hold up everyone else.
    if (!Buffer.from(stored).equals(state)) {
      Y.applyUpdate(document, Y.diffUpdate(stored, Y.encodeStateVector(document)), elsewhere)
    }
    document.broadcastStateless(savedMessage(vector))
    bus.saved(documentName, vector)
  }

  const hocuspocus = new Hocuspocus<ConnectionContext>({
    ...pauses,
    quiet: true,
    timeout: silence,
    maxPendingDocuments: 4,
    maxUnauthenticatedQueueSize: 4_000_000,
    maxUnauthenticatedQueueMessages: 100,
    extensions: [bus.extension],
    onAuthenticate: async ({ token, documentName, connectionConfig, socketId }) => {
      const who = await admit(token, documentName, socketId)
      connectionConfig.readOnly = !who.isWriter
      return { who }
    },
    onDisconnect: ({ context, socketId }) => Promise.resolve(leave(context.who, socketId)),
    onLoadDocument: async ({ documentName, document }) => {
      const name = parseDocumentName(documentName)
      const found = name && await run(loadDocument(name.taskId)).catch(() => null)
      if (found === null) throw ending("unavailable")
      if (found.epoch !== name?.epoch) throw ending("stale")
      Y.applyUpdate(document, found.state)
    },
    beforeHandleAwareness: (payload) => Promise.resolve(showPresence(payload)),
    beforeSync: async ({ document, connection, type, payload }) => {
      if ((type === syncStep2 || type === update) && !connection.readOnly) guardSize(document, payload.length)
    },
    onChange: ({ document, context }) => {
      const writer = context?.who?.userId ?? null
      if (writer !== null) authors.set(document, (authors.get(document) ?? new Set()).add(writer))
      return Promise.resolve()
    },
    onStoreDocument: store,
  })
  yield* Effect.addFinalizer(() => Effect.promise(() => storeAll(hocuspocus)))
  yield* follow(bus, hocuspocus.documents)
  return hocuspocus
})

/** Stores what has not been stored yet, and waits for what is being stored. */
const storeAll = async ({ documents, debouncer }: Hocuspocus<ConnectionContext>): Promise<void> => {
  await Promise.all([...documents.values()].map(async (document) => {
    const id = `onStoreDocument-${document.name}`
    if (debouncer.isDebounced(id)) await debouncer.executeNow(id)
    await document.saveMutex.waitForUnlock()
  }))
}
