import { noteUnsavedWords } from "#web/lib/local-copies.ts"
import { type Store, storeOf } from "#web/lib/store.ts"
import { HocuspocusProvider, type onMessageParameters, WebSocketStatus } from "@hocuspocus/provider"
import { Doc, encodeStateAsUpdate, encodeStateVector } from "yjs"
import { holdWhileComposing } from "./composing.ts"
import { type Conflict, followApart } from "./conflicts.ts"
import { openLocalCopy } from "./local-copy.ts"
import { type Facts, firstFacts } from "./phase.ts"
import { covers, readServerMessage, type ServerMessage } from "./server-message.ts"

/** What the server grants to someone entering a document. */
export interface Entry {
  readonly ticket: string
  readonly document: string
  readonly user: { readonly id: string; readonly name: string }
  readonly is_writer: boolean
}

/** Why editing ended early; "blocked": the server answers, but no connection to it can be kept open. */
export type Ending = "removed" | "signed-out" | "stale" | "full" | "deep" | "limit" | "blocked"

interface SessionEvents {
  /** A ticket for a new connection; each is for one. */
  readonly freshTicket: () => Promise<string>
  readonly ended: (why: Ending) => void
  /** Called once, after the first connection has failed several times. */
  readonly notConnected: () => void
  readonly replaced: (message: Extract<ServerMessage, { readonly kind: "replaced" }>) => void
}

export interface Session {
  readonly entry: Entry
  readonly doc: Doc
  readonly provider: HocuspocusProvider
  readonly facts: Store<Facts>
  readonly conflicts: Store<ReadonlyArray<Conflict>>
  /** Resolves when there is a text to write in: the server's, or the copy on this device. */
  readonly ready: Promise<void>
  /** Resolves when everything is stored, or cannot be for lack of a connection. */
  readonly settled: () => Promise<void>
  /** Whether others see that this person is looking at something else. */
  readonly beAway: (isAway: boolean) => void
  readonly discard: () => Promise<void>
  readonly close: () => void
}

const endings: ReadonlyArray<string> = [
  "removed",
  "signed-out",
  "stale",
  "full",
  "deep",
  "limit",
] satisfies ReadonlyArray<
  Ending
>
const isEnding = (reason: string): reason is Ending => endings.includes(reason)

/** Connects a document to the server and to its copy on this device. */
export const openSession = async (
  taskId: string,
  entry: Entry,
  isUnsaved: boolean,
  on: SessionEvents,
): Promise<Session> => {
  const doc = new Doc()
  const facts = storeOf<Facts>({ ...firstFacts, isPending: isUnsaved })
  const conflicts = storeOf<ReadonlyArray<Conflict>>([])
  const know = (more: Partial<Facts>) => facts.set((before) => ({ ...before, ...more }))
  conflicts.subscribe(() => know({ conflicts: conflicts.get().length }))

  const copy = await openLocalCopy({ document: entry.document, taskId, userId: entry.user.id }, doc)
  const hasCopy = doc.getXmlFragment("default").length > 0
  let written = encodeStateVector(doc)
  let wasSynced = false
  let failures = 0
  const ready = Promise.withResolvers<void>()
  const apart = followApart(doc)
  if (hasCopy) {
    apart.begin(copy.base ?? encodeStateAsUpdate(doc))
    ready.resolve()
  }
  const part = () => {
    if (apart.isApart() || !wasSynced) return
    const base = encodeStateAsUpdate(doc)
    apart.begin(base)
    copy.keepBase(base)
  }
  const meet = () => {
    conflicts.set((before) => [...before, ...apart.end()])
    // What was written in an earlier visit, or just before the line was cut, is stored with this: the confirmation may be lost.
    if (facts.get().isPending) mark(doc)
    copy.keepBase(null)
    wasSynced = true
    know({ link: "synced" })
    ready.resolve()
  }
  let stored: Uint8Array | null = null
  const settle = (vector = stored) => {
    stored = vector
    // An acknowledgement means that the server has it in memory; only what it stored is saved.
    const isStored = vector !== null && !provider.hasUnsyncedChanges && covers(vector, written)
    if (!isStored || !facts.get().isPending) return
    know({ isPending: false, wasSaved: true })
    noteUnsavedWords(taskId, false)
  }
  const reconnect = () => {
    provider.disconnect()
    setTimeout(() => doc.isDestroyed || void provider.connect(), reconnectDelayMs)
  }
  const provider: HocuspocusProvider = new HocuspocusProvider({
    url: `${location.origin.replace("http", "ws")}/collab`,
    name: entry.document,
    document: doc,
    token: on.freshTicket,
    onSynced: ({ state }) => state && meet(),
    onStatus: ({ status }) => {
      if (status === WebSocketStatus.Connecting) return
      if (status === WebSocketStatus.Disconnected) {
        part()
        if (!wasSynced && ++failures === maxFailures) on.notConnected()
      }
      know({ link: status === WebSocketStatus.Connected ? "joining" : "cut" })
    },
    onClose: ({ event }) => isEnding(event.reason) && on.ended(event.reason),
    onAuthenticationFailed: ({ reason }) => isEnding(reason) ? on.ended(reason) : reconnect(),
    onUnsyncedChanges: () => settle(),
    onStateless: ({ payload }) => {
      const message = readServerMessage(payload)
      if (message?.kind === "replaced") on.replaced(message)
      if (message?.kind === "unstored") know({ isUnstored: true })
      if (message?.kind === "saved") {
        know({ isUnstored: false })
        settle(message.vector)
      }
    },
  })
  provider.on("message", ({ message }: onMessageParameters) => {
    const update = updateIn(message)
    if (update !== null) apart.receive(update)
  })
  doc.on("update", (_: Uint8Array, origin: unknown) => {
    if (origin === provider || copy.isOrigin(origin)) return
    const before = written
    written = encodeStateVector(doc)
    know({ isPending: true })
    noteUnsavedWords(taskId, true)
    // Deleting adds nothing that a state vector counts.
    if (covers(before, written)) mark(doc)
  })
  const hurry = () => void provider.connect()
  addEventListener("online", hurry)
  holdWhileComposing(provider)
  const close = () => {
    removeEventListener("online", hurry)
    provider.destroy()
    copy.close()
    doc.destroy()
  }
  return {
    entry,
    doc,
    provider,
    facts,
    conflicts,
    ready: ready.promise,
    settled: () => settledIn(facts),
    beAway: (isAway) => provider.setAwarenessField("away", isAway),
    discard: async () => {
      close()
      noteUnsavedWords(taskId, false)
      await copy.discard()
    },
    close,
  }
}

const [syncMessage, syncReply] = [0, 4]
const stateVector = 0

/** The change that a message of the other side carries. */
const updateIn = (message: onMessageParameters["message"]): Uint8Array | null => {
  message.readVarString()
  const type: number = message.readVarUint()
  if (type !== syncMessage && type !== syncReply) return null
  const step: number = message.readVarUint()
  return step === stateVector ? null : message.readVarUint8Array()
}

/** A change beside the text, which the server stores and counts: when it is saved, so is all that came before. */
const mark = (doc: Doc): void => void doc.getMap("writing").set("by", doc.clientID)

const reconnectDelayMs = 2000
const maxFailures = 3

/** How long leaving waits for the server to store the last words. They are on this device meanwhile. */
const settleTimeoutMs = 8000

const settledIn = (facts: Store<Facts>): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const check = () => {
    const { isPending, link } = facts.get()
    if (!isPending || link !== "synced") resolve()
  }
  const timer = setTimeout(resolve, settleTimeoutMs)
  const stop = facts.subscribe(check)
  check()
  return promise.finally(() => {
    clearTimeout(timer)
    stop()
  })
}
