import { isCancelled } from "#web/entities/task/failure-text.ts"
import { type Answer, askPermission } from "#web/lib/ask-permission.ts"
import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"
import { storeOf, useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import { useNavigate } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { newsOf } from "./news-of.ts"

/** `absent` is a browser without notifications, `unsupported` one that fails to show them. */
type Permission = Answer | "absent" | "unsupported"

const supported = "Notification" in globalThis

const permission = storeOf<Permission>(supported ? Notification.permission : "absent")

export const useNotifyPermission = (): Permission => useStore(permission)

/** Asks for permission, and shows at once what a notification looks like. */
export const askToNotify = async (example: string): Promise<void> => {
  if (!supported) return
  permission.set(await askPermission(() => Notification.requestPermission()))
  if (Notification.permission === "granted") show(example, () => undefined)
}

/** Shows a desktop notification, if the reader allowed it and the page is hidden. */
const notify = (title: string, onClick: () => void): void => {
  if (!supported || Notification.permission !== "granted" || document.visibilityState === "visible") return
  show(title, onClick)
}

const show = (title: string, onClick: () => void): void => {
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
  readonly progress: { readonly step: string } | null
  readonly error_code: string | null
}

/** Shows a notification when a task finishes that was running while this page was open, and on the way, when a guest comes into a meeting and out of it. A click opens it. */
export const useNotifyOfNews = (task: Watched | undefined): void => {
  const t = useText("progress")
  const navigate = useNavigate()
  const seen = useRef<string | null>(null)
  useEffect(() => {
    if (task === undefined) return
    const step = task.progress?.step ?? null
    const news = newsOf(seen.current, { step, hasFailed: task.error_code !== null })
    seen.current = step
    if (news === null || isCancelled(task)) return
    // The server tells this browser so.
    const isPushed = news === "notify.ready" || news === "notify.failed"
    if (isPushed && safeLocalStorage.read(storageKeys.push) !== null) return
    notify(t(news, { title: task.title }), () => void navigate({ to: "/task/$taskId", params: { taskId: task.id } }))
  }, [task, t, navigate])
}
