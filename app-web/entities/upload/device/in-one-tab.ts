/**
 * Runs work that only one tab may do, as soon as no other tab does it; a tab that is closed lets go.
 * Where the browser has no locks (a page without TLS) it runs at once.
 */
export const inOneTab = (name: string, work: () => Promise<void>, signal?: AbortSignal): Promise<void> =>
  navigator.locks === undefined
    ? work()
    : navigator.locks.request(`parley-${name}`, signal === undefined ? {} : { signal }, work)

/** Whether some tab does this work now. */
export const isTaken = async (name: string): Promise<boolean> => {
  const held = (await navigator.locks?.query())?.held ?? []
  return held.some((lock) => lock.name === `parley-${name}`)
}
