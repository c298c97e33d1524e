import { useNavigate } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { notify } from "./notifications.ts"
import { useText } from "./texts.ts"

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
