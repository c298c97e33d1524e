/// This stands in the page itself: the first answers are on their way before the app is.
import { kept } from "#web/lib/safe-local-storage.ts"
import { tokenKey } from "#web/lib/token-key.ts"
import { earlyAddress, earlyCalls } from "./early-calls.ts"

const token = kept.read(tokenKey)
const calls = token === null ? [] : earlyCalls(location.pathname, location.search)

if (calls.length > 0) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = fetch(earlyAddress(calls), { headers }).catch(() => null)
  window.askedEarly = { calls, answer }
}

// The browser takes a while to fetch this store, and waits for it: better now, when there is nothing else to do.
setTimeout(() => {
  try {
    void sessionStorage.length
  } catch {
    // Forbidden: then nobody will ask for it.
  }
})
