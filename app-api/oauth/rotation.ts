import { AsyncLocalStorage } from "node:async_hooks"

const requests = new AsyncLocalStorage<{ used: string | null }>()

/**
 * While a request runs, the refresh token that it uses is only noted, so that it is used up together with saving the next one:
 * a server that is killed in between has done neither, and the program can try again.
 */
export const rotating = <A>(request: () => Promise<A>): Promise<A> => requests.run({ used: null }, request)

/** False outside a request. */
export const noteUsed = (token: string): boolean => {
  const request = requests.getStore()
  if (request === undefined) return false
  request.used = token
  return true
}

/** What was noted, once. */
export const takeUsed = (): string | null => {
  const request = requests.getStore()
  if (request === undefined) return null
  const { used } = request
  request.used = null
  return used
}
