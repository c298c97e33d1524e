import { askPermission } from "#web/lib/ask-permission.ts"
import { basePath, pathTo } from "#web/lib/base-path.ts"

/** Why this browser is not notified, and what its person can do: it cannot, may not, was not allowed to, or has no push service. */
export type Obstacle = "unsupported" | "insecure" | "denied" | "dismissed" | "failed"

/** What stands in the way before anything is tried; null for nothing. */
export const obstacleHere = (): Obstacle | null => {
  if (!isSecureContext) return "insecure"
  if (!("serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis)) {
    return "unsupported"
  }
  return Notification.permission === "denied" ? "denied" : null
}

export interface Given {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** Asks the person, and then the push service of the browser, for what the server needs to reach it. Only after a click. */
export const subscribe = async (publicKey: string): Promise<Given | Obstacle> => {
  const obstacle = obstacleHere()
  if (obstacle !== null) return obstacle
  const answer = await askPermission(() => Notification.requestPermission())
  if (answer === "denied" || answer === "silent") return "denied"
  return answer === "granted" ? renewed(publicKey).catch(() => "failed") : "dismissed"
}

/** The subscription of this browser, made if there is none, or one of another key of the server. */
export const renewed = async (publicKey: string): Promise<Given> => {
  await navigator.serviceWorker.register(pathTo("sw.js"), { scope: basePath })
  const { pushManager } = await navigator.serviceWorker.ready
  const known = await pushManager.getSubscription()
  const isOurs = known !== null && isKey(known.options.applicationServerKey, publicKey)
  if (known !== null && !isOurs) await known.unsubscribe()
  const subscription = isOurs
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? "", p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" }
}

const isKey = (key: ArrayBuffer | null, publicKey: string): boolean => {
  if (key === null) return false
  const written = btoa(String.fromCharCode(...new Uint8Array(key)))
  return written.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "") === publicKey
}

/** The address of this browser at its push service; null if it has none. */
export const ownEndpoint = async (): Promise<string | null> => {
  if (obstacleHere() !== null) return null
  const registration = await navigator.serviceWorker.getRegistration(basePath)
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null
}

export const endSubscription = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration(basePath)
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

/** Shows what a notification looks like. */
export const showExample = async (title: string): Promise<void> => {
  const registration = await navigator.serviceWorker.ready
  await registration.showNotification(title, { icon: "/icon-192.png" })
}
