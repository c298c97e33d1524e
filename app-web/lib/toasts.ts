import { storeOf } from "./store.ts"

export interface ToastMessage {
  readonly id: number
  readonly tone: "plain" | "good" | "bad"
  readonly text: string
  readonly detail?: string
  /** Milliseconds on the screen; errors stay until they are closed. */
  readonly lasts: number
  readonly action?: { readonly label: string; readonly run: () => void }
}

export const toasts = storeOf<ReadonlyArray<ToastMessage>>([])

let last = 0

type Wanted = Partial<Omit<ToastMessage, "id" | "text">>

/** Says something that has no place of its own on the screen. At most three are there at once: the oldest goes. */
export const toast = (text: string, wanted: Wanted = {}): number => {
  const id = ++last
  const tone = wanted.tone ?? "plain"
  const lasts = wanted.lasts ?? (tone === "bad" ? Infinity : wanted.action === undefined ? 4000 : 6000)
  toasts.set((before) => [...before, { ...wanted, id, text, tone, lasts }].slice(-3))
  return id
}

export const closeToast = (id: number): void => toasts.set((before) => before.filter((one) => one.id !== id))
