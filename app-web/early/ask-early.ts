/// Inlined in the page: the first answers are on their way before the app has loaded, and a long wait is explained.
import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { tokenKey } from "#web/lib/storage-keys.ts"
import { earlyAddress, earlyCalls } from "./early-calls.ts"
import { sayWhatIsAwaited } from "./waiting.ts"

const token = safeLocalStorage.read(tokenKey)
const calls = token === null ? [] : earlyCalls(location.pathname, location.search)

if (calls.length > 0) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = fetch(earlyAddress(calls), { headers, signal: AbortSignal.timeout(15_000) }).catch(() => null)
  window.askedEarly = { calls, answer }
}

sayWhatIsAwaited()

// The first access to this store blocks for a while: better now, while there is nothing else to do.
setTimeout(() => {
  try {
    void sessionStorage.length
  } catch {
    // Forbidden, so nothing will use it later either.
  }
})
