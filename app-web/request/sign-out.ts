import { discardDrafts } from "#web/lib/drafts.ts"
import { discardCopies } from "#web/lib/local-copies.ts"
import { clearSession, deviceId, token } from "#web/lib/session.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"

const delays = [1, 2, 5, 10, 30] as const

/** How long the session may go on for the last calls. */
const lastCallsMs = 5000

const leaving = new Set<() => void>()

/** For what goes on when a session expires, as the person is still there, but not when they sign out, here or in another tab. */
export const onLeaving = (stop: () => void): void => void leaving.add(stop)

const stopAll = (): void => {
  for (const stop of leaving) stop()
}

// The browser's name is removed when the person signs out, not when the session expires. No key: all storage was cleared.
addEventListener("storage", ({ key, newValue }) => {
  if (key === null || key === storageKeys.device && newValue === null) stopAll()
})

/**
 * Ends the session of this browser at once, and at the server as soon as it can be reached and has answered the last calls.
 * The token is kept in memory only, for as long as the page is open: after signing out, nothing of the session may remain in
 * the browser, including what was typed.
 */
export const signOut = (lastCalls: Promise<unknown> = Promise.resolve()): void => {
  const bearer = token()
  const device = deviceId()
  stopAll()
  // First, as what is kept in memory is read again from there.
  discardDrafts()
  clearSession("signOut")
  void discardCopies()
  if (bearer !== null) void atMost(lastCallsMs, lastCalls).then(() => endAtServer(bearer, device, 0))
}

/** Waits for the calls, whatever becomes of them, but no longer than this. */
const atMost = (time: number, calls: Promise<unknown>): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(go, time)
    void calls.then(go, go)
    function go(): void {
      clearTimeout(timer)
      resolve()
    }
  })

const endAtServer = async (bearer: string, device: string, attempt: number): Promise<void> => {
  const status = await ask(bearer, device)
  if (status !== null && status < 500 && status !== 429) return
  await pause((delays[attempt] ?? 60) * 1000)
  return endAtServer(bearer, device, attempt + 1)
}

const ask = (bearer: string, device: string): Promise<number | null> =>
  fetch("/api/auth/logout", {
    method: "POST",
    keepalive: true,
    headers: { authorization: `Bearer ${bearer}`, "content-type": "application/json" },
    body: JSON.stringify({ device_id: device }),
  }).then(({ status }) => status, () => null)

/** Shorter, if the device comes online before. */
const pause = (time: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(go, time)
    addEventListener("online", go)
    function go(): void {
      clearTimeout(timer)
      removeEventListener("online", go)
      resolve()
    }
  })
