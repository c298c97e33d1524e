/** Names the lock of an upload or a recording. Tabs that run another version must agree on these names. */
export const lockOf = {
  batch: (id: string): string => `parley-parcel-${id}`,
  recording: (id: string): string => `parley-take-${id}`,
}

/**
 * Runs work that only one tab may do, as soon as no other tab is doing it; closing a tab releases its locks. Where the
 * browser has no locks (a page without TLS) the work runs at once.
 */
export const inOneTab = (lock: string, work: () => Promise<void>, signal?: AbortSignal): Promise<void> =>
  navigator.locks === undefined
    ? work()
    : navigator.locks.request(lock, signal === undefined ? {} : { signal }, work)

/** Whether some tab holds the lock. */
export const isLocked = async (lock: string): Promise<boolean> => {
  const held = (await navigator.locks?.query())?.held ?? []
  return held.some(({ name }) => name === lock)
}
