import { storeOf, useStore } from "#web/lib/store.ts"

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
export const notify = (title: string, onClick: () => void): void => {
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
