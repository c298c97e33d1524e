import { onSignOut } from "./on-sign-out.ts"
import { storeOf } from "./store.ts"

export interface ToastMessage {
  readonly id: number
  readonly tone: "plain" | "good" | "bad"
  readonly text: string
  readonly detail?: string
  /** Errors stay until they are closed. */
  readonly durationMs: number
  readonly action?: { readonly label: string; readonly run: () => void }
}

export const toasts = storeOf<ReadonlyArray<ToastMessage>>([])

// Only the person who did something may undo it; errors would stay for the next one.
onSignOut(() => toasts.set((shown) => shown.filter(({ tone, action }) => tone !== "bad" && action === undefined)))

let last = 0

type ToastOptions = Partial<Omit<ToastMessage, "id" | "text">>

/** Shows a message that has no place of its own on the screen. At most three at once: the oldest is dropped. */
export const toast = (text: string, options: ToastOptions = {}): number => {
  const id = ++last
  const tone = options.tone ?? "plain"
  const durationMs = options.durationMs ?? (tone === "bad" ? Infinity : options.action === undefined ? 4000 : 6000)
  toasts.set((before) => [...before, { ...options, id, text, tone, durationMs }].slice(-3))
  return id
}

export const closeToast = (id: number): void => toasts.set((before) => before.filter((one) => one.id !== id))
