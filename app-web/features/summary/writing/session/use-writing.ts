import { discardCopies, hasUnsavedWords } from "#web/lib/local-copies.ts"
import { CurrentPanel } from "#web/lib/panel-visit.ts"
import { errorCode, refusalOf } from "#web/request/error-message.ts"
import { quiet, trpc } from "#web/request/trpc.ts"
import { useContext, useEffect, useRef, useState } from "react"
import type { ServerMessage } from "./server-message.ts"
import { type Ending, type Entry, openSession, type Session } from "./session.ts"

export type Replaced = Extract<ServerMessage, { readonly kind: "replaced" }>

type Writing =
  | { readonly kind: "entering" }
  /** `error` is null if the document itself was refused: `ending` says why. */
  | { readonly kind: "failed"; readonly error: unknown; readonly ending: Ending | null }
  | { readonly kind: "open"; readonly session: Session; readonly ending: Ending | null }

interface Entered {
  readonly writing: Writing
  /** The last change that came from outside the editor. */
  readonly replaced: Replaced | null
  readonly leave: () => void
}

type Client = ReturnType<typeof trpc.useUtils>["client"]

const entering: Writing = { kind: "entering" }

/**
 * A document while the component is mounted: entered, connected, and left again. While its tab is hidden it stays open
 * for a while, with all that can be undone.
 */
export const useWriting = (taskId: string, onStale: () => void): Entered => {
  const { client } = trpc.useUtils()
  const panel = useContext(CurrentPanel)
  const [writing, setWriting] = useState<Writing>(entering)
  const [replaced, setReplaced] = useState<Replaced | null>(null)
  const stale = useRef(onStale)
  const kept = useRef<Stay | null>(null)
  useEffect(() => {
    stale.current = onStale
  })
  useEffect(() => {
    if (kept.current?.comeBack() !== true) {
      setWriting(entering)
      kept.current = enterDocument(client, taskId, {
        changed: setWriting,
        replaced: setReplaced,
        stale: () => stale.current(),
      })
    }
    const stay = kept.current
    const stop = panel.onLeft(stay.leave)
    return () => {
      if (!panel.isShown()) return stay.goAway()
      stop()
      stay.leave()
      kept.current = null
    }
  }, [client, taskId, panel])
  return { writing, replaced, leave: () => kept.current?.leave() }
}

interface Stay {
  readonly goAway: () => void
  /** False if it has been closed in the meantime. */
  readonly comeBack: () => boolean
  readonly leave: () => void
}

interface StayEvents {
  readonly changed: (next: Writing | ((before: Writing) => Writing)) => void
  readonly replaced: (message: Replaced) => void
  readonly stale: () => void
}

/** How long a document stays open in a hidden tab: it costs a connection, and the server its memory. */
const awayForMs = 15 * 60_000

const enterDocument = (client: Client, taskId: string, on: StayEvents): Stay => {
  let session: Session | null = null
  let timer = 0
  let isAway = false
  let ending: Ending | null = null
  const left = new AbortController()
  const leave = () => {
    clearTimeout(timer)
    left.abort()
    session?.close()
    session = null
  }
  const enter = () => client.writing.enterDocument.mutate({ task_id: taskId }, { ...quiet, signal: left.signal })
  const end = (why: Ending) => {
    if (left.signal.aborted) return
    if (why === "stale") {
      leave()
      return void discardCopies(taskId).then(on.stale)
    }
    ending = why
    on.changed((now) => now.kind === "open" ? { ...now, ending } : { kind: "failed", error: null, ending })
    session?.provider.disconnect()
  }
  /** If the server still answers, a proxy is blocking the connection; otherwise the server may come back. */
  const noteBlocked = async () => {
    const isAnswered = await enter().then(() => true, () => false)
    if (isAnswered && session?.facts.get().entry === "entering") end("blocked")
  }
  const open = async () => {
    const entry = await enter()
    if (!entry.is_writer) return on.changed({ kind: "failed", error: null, ending: "removed" })
    const opened = await openSession(taskId, entry, hasUnsavedWords(taskId), {
      freshTicket: tickets(entry, enter, end, left.signal),
      ended: end,
      notConnected: () => void noteBlocked(),
      replaced: on.replaced,
    })
    if (left.signal.aborted) return opened.close()
    session = opened
    opened.beAway(isAway)
    await opened.ready
    opened.facts.set((before) => ({ ...before, entry: "open" }))
    if (!left.signal.aborted) on.changed({ kind: "open", session: opened, ending })
  }
  open().catch((error: unknown) => {
    if (left.signal.aborted) return
    if (errorCode(error) === "TaskNotFound") void discardCopies(taskId)
    on.changed({ kind: "failed", error, ending: null })
  })
  const beAway = (next: boolean) => {
    isAway = next
    session?.beAway(next)
  }
  return {
    goAway: () => {
      beAway(true)
      timer = window.setTimeout(leave, awayForMs)
    },
    comeBack: () => {
      clearTimeout(timer)
      beAway(false)
      return !left.signal.aborted
    },
    leave,
  }
}

const retryDelayMs = 2000

/** The ticket of the entry first, then a new one for each connection: a ticket is for one, and lives for a minute. */
const tickets = (
  entry: Entry,
  enter: () => Promise<Entry>,
  end: (why: Ending) => void,
  left: AbortSignal,
): () => Promise<string> => {
  let isFirst = true
  const fresh = async (): Promise<string> => {
    const next = await enter().catch((error: unknown) => {
      if (refusalOf(error) === null) return null
      end("removed")
      throw error
    })
    if (left.aborted) throw new Error("left")
    if (next === null) {
      // The server cannot be reached; the connection waits for it.
      await new Promise((resolve) => setTimeout(resolve, retryDelayMs))
      return fresh()
    }
    if (next.document !== entry.document) end("stale")
    else if (!next.is_writer) end("removed")
    return next.ticket
  }
  return async () => {
    if (!isFirst) return fresh()
    isFirst = false
    return entry.ticket
  }
}
