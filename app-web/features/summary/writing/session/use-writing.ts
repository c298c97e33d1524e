import { discardCopies, hasUnsavedWords } from "#web/lib/local-copies.ts"
import { errorCode, refusalOf } from "#web/request/error-message.ts"
import { quiet, trpc } from "#web/request/trpc.ts"
import { useEffect, useRef, useState } from "react"
import type { ServerMessage } from "./server-message.ts"
import { type Ending, type Entry, openSession, type Session } from "./session.ts"

export type Replaced = Extract<ServerMessage, { readonly kind: "replaced" }>

type Writing =
  | { readonly kind: "entering" }
  /** `error` is null for a reader, who may not write. */
  | { readonly kind: "failed"; readonly error: unknown }
  | { readonly kind: "open"; readonly session: Session; readonly ending: Ending | null }

interface Entered {
  readonly writing: Writing
  /** The last change that came from outside the editor. */
  readonly replaced: Replaced | null
}

const entering: Writing = { kind: "entering" }

/** A document while the component is mounted: entered, connected, and left again. */
export const useWriting = (taskId: string, onStale: () => void): Entered => {
  const { client } = trpc.useUtils()
  const [writing, setWriting] = useState<Writing>(entering)
  const [replaced, setReplaced] = useState<Replaced | null>(null)
  const stale = useRef(onStale)
  useEffect(() => {
    stale.current = onStale
  })
  useEffect(() => {
    let session: Session | null = null
    const left = new AbortController()
    const enter = () => client.writing.enterDocument.mutate({ task_id: taskId }, { ...quiet, signal: left.signal })
    const end = (why: Ending) => {
      if (left.signal.aborted) return
      if (why === "stale") void discardCopies(taskId).then(stale.current)
      else setWriting((now) => now.kind === "open" ? { ...now, ending: why } : { kind: "failed", error: null })
      session?.provider.disconnect()
    }
    const open = async () => {
      const entry = await enter()
      if (!entry.is_writer) return setWriting({ kind: "failed", error: null })
      const opened = await openSession(taskId, entry, hasUnsavedWords(taskId), {
        freshTicket: tickets(entry, enter, end, left.signal),
        ended: end,
        replaced: setReplaced,
      })
      if (left.signal.aborted) return opened.close()
      session = opened
      await opened.ready
      opened.facts.set((before) => ({ ...before, entry: "open" }))
      if (!left.signal.aborted) setWriting({ kind: "open", session: opened, ending: null })
    }
    open().catch((error: unknown) => {
      if (left.signal.aborted) return
      if (errorCode(error) === "TaskNotFound") void discardCopies(taskId)
      setWriting({ kind: "failed", error })
    })
    return () => {
      left.abort()
      session?.close()
      setWriting(entering)
    }
  }, [client, taskId])
  return { writing, replaced }
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
