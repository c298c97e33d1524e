import { refuseWhenAway } from "#domain/kernel/database-away.ts"
import type { UserId } from "#domain/kernel/ids.ts"
import type { Ports } from "#domain/ports.ts"
import { parseDocumentName } from "#domain/writing/co-document.ts"
import { loadDocument } from "#domain/writing/shared/join-document.ts"
import { storeDocument } from "#domain/writing/shared/store-document.ts"
import { type Document, Hocuspocus, type onStoreDocumentPayload } from "@hocuspocus/server"
import { Effect } from "effect"
import * as Y from "yjs"
import { admission, type ConnectionContext, endConnections, ending } from "./connection-context.ts"
import { guardDepth } from "./depth-guard.ts"
import { failedStores } from "./failed-stores.ts"
import { follow } from "./follow.ts"
import { elsewhere, overBus, savedMessage, unstoredMessage } from "./over-bus.ts"
import { showPresence } from "./shown-presence.ts"
import { sizeGuard } from "./size-guard.ts"

/** Milliseconds between typing and storing: after a pause, and at the latest. */
const pauses = { debounce: 800, maxDebounce: 4000 }
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
  const failures = failedStores()
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
        refuseWhenAway,
        Effect.catch((cause) =>
          Effect.as(Effect.logWarning("A document was not stored; trying again", cause), "away" as const)
        ),
        Effect.catchDefect((cause) =>
          Effect.as(Effect.logWarning("A document was not stored", cause), "failed" as const)
        ),
      ),
    )
    if (stored === "failed" || stored === "away") {
      authors.set(document, new Set([...by, ...authors.get(document) ?? []]))
      const next = failures.failed(document, stored === "away")
      if (next === "give up") {
        await run(Effect.logError("A document cannot be stored; it is kept in memory, and tried again when it changes"))
        document.broadcastStateless(unstoredMessage)
      } else setTimeout(() => void hocuspocus.storeDocumentHooks(document, payload), next.again).unref()
      // It stays in memory. About an error without a message, Hocuspocus writes nothing worth a line.
      throw ending("unavailable")
    }
    failures.stored(document)
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
    connected: async ({ documentName }) => {
      const document = hocuspocus.documents.get(documentName)
      if (document !== undefined && failures.isGivenUp(document)) document.broadcastStateless(unstoredMessage)
    },
    beforeSync: async ({ document, connection, type, payload }) => {
      if ((type !== syncStep2 && type !== update) || connection.readOnly) return
      guardSize(document, payload.length)
      guardDepth(document, payload)
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
