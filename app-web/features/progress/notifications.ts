import { storeOf, useStore } from "#web/lib/store.ts"

type Permission = NotificationPermission | "unsupported" | "timeout"

const supported = "Notification" in globalThis

const permission = storeOf<Permission>(supported ? Notification.permission : "unsupported")

export const useNotifyPermission = (): Permission => useStore(permission)

/** Milliseconds after which a browser that says nothing is taken not to answer. */
const patience = 20_000

/** Asks the reader by the browser's own question; only after a click. */
export const askToNotify = async (): Promise<void> => {
  if (!supported) return
  const silence = new Promise<"timeout">((resolve) => setTimeout(() => resolve("timeout"), patience))
  permission.set(await Promise.race([Notification.requestPermission(), silence]))
}

/** Tells on the desktop, when the reader allowed it and looks elsewhere. */
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
    // Some phones allow messages only from a service worker: the page itself then shows the result.
    permission.set("unsupported")
  }
}
