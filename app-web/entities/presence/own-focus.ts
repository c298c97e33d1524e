import type { Store } from "#web/lib/store.ts"
import { quiet, trpc } from "#web/request/trpc.ts"
import { useEffect } from "react"
import { present } from "./presence.ts"

type Utils = ReturnType<typeof trpc.useUtils>

/** How long others see a line as being edited after the last keystroke. The server decides; this saves calls. */
const lockMs = 8000
/** Typing renews that no more often than this. */
const renewMs = 3000
/** How often a page says that it is still there, while others are. */
const beatMs = 20_000

/** The line being edited, and until when that counts. */
let focus: { readonly line: string; readonly until: number } | null = null
let sentAt = 0
let timer = 0

/** Alone on a task, there is nobody to notify. */
const sendSign = (utils: Utils, taskId: string): void => {
  const { page, people } = present.get()
  clearTimeout(timer)
  if (page === "" || people.length === 0) return
  sentAt = Date.now()
  const line = focus !== null && focus.until > sentAt ? focus.line : null
  // A lost report is made up for by the next one; if the task is gone, its stream says so.
  utils.client.collaboration.reportFocus.mutate({ task_id: taskId, page, line_id: line }, quiet).catch(() => undefined)
}

/** Tells newcomers at once who is here, and keeps reporting. */
export const useSigns = (taskId: string): void => {
  const utils = trpc.useUtils()
  useEffect(() => {
    let here = ""
    const greet = () => {
      const { page, people } = present.get()
      const now = [page, ...people.map(({ id }) => id)].join(" ")
      if (now === here) return
      here = now
      sendSign(utils, taskId)
    }
    greet()
    const leave = present.subscribe(greet)
    const beat = setInterval(() => sendSign(utils, taskId), beatMs)
    return () => {
      leave()
      clearInterval(beat)
    }
  }, [utils, taskId])
}

/** Tells the others which line is being edited; `edits` fires whenever something is typed. */
export const useReportFocus = (taskId: string, line: string | null, edits: Pick<Store<unknown>, "subscribe">): void => {
  const utils = trpc.useUtils()
  useEffect(() => {
    if (line === null) return
    const renew = () => {
      focus = { line, until: Date.now() + lockMs }
    }
    const onType = () => {
      renew()
      clearTimeout(timer)
      const wait = sentAt + renewMs - Date.now()
      if (wait <= 0) sendSign(utils, taskId)
      else timer = window.setTimeout(() => sendSign(utils, taskId), wait)
    }
    renew()
    sendSign(utils, taskId)
    const leave = edits.subscribe(onType)
    return () => {
      leave()
      focus = null
      sendSign(utils, taskId)
    }
  }, [utils, taskId, line, edits])
}
