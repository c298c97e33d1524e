import { storeOf, useStore } from "#web/lib/store.ts"
import { useNavigate } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { useText } from "./texts.ts"

type Permission = NotificationPermission | "unsupported" | "timeout"

const supported = "Notification" in globalThis

const permission = storeOf<Permission>(supported ? Notification.permission : "unsupported")

export const useNotifyPermission = (): Permission => useStore(permission)

/** How long we wait for the browser to answer. */
const answerTimeoutMs = 20_000

/** Asks for permission with the browser's own dialog; only after a click. */
export const askToNotify = async (): Promise<void> => {
  if (!supported) return
  const silence = new Promise<"timeout">((resolve) => setTimeout(() => resolve("timeout"), answerTimeoutMs))
  permission.set(await Promise.race([Notification.requestPermission(), silence]))
}

/** Shows a desktop notification, if the reader allowed it and the page is hidden. */
const notify = (title: string, onClick: () => void): void => {
  if (!supported || Notification.permission !== "granted" || document.visibilityState === "visible") return
  try {
    const shown = new Notification(title, { icon: "/icon-192.png" })
    shown.addEventListener("click", () => {
      window.focus()
      shown.close()
      onClick()
    })
  } catch {
    // Some phones allow notifications only from a service worker: then only the page shows the result.
    permission.set("unsupported")
  }
}

interface Watched {
  readonly id: string
  readonly title: string
  readonly progress: unknown
  readonly error_code: string | null
}

/** Shows a notification when a task finishes that was running while this page was open. A click opens it. */
export const useNotifyWhenDone = (task: Watched | undefined): void => {
  const t = useText()
  const navigate = useNavigate()
  const wasRunning = useRef(false)
  const isRunning = task !== undefined && task.progress !== null
  useEffect(() => {
    if (isRunning) wasRunning.current = true
    if (task === undefined || isRunning || !wasRunning.current) return
    wasRunning.current = false
    const text = t(task.error_code === null ? "notify.ready" : "notify.failed", { title: task.title })
    notify(text, () => void navigate({ to: "/task/$taskId", params: { taskId: task.id } }))
  }, [isRunning, task, t, navigate])
}
