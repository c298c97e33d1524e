const mark = "updated"

/** The address to load after an update: new each time, so that nothing comes from a cache. */
export const addressAfterUpdate = (): string => {
  const url = new URL(location.href)
  url.searchParams.set(mark, String(Date.now()))
  return url.href
}

/** Removes the mark once the page has loaded. */
export const forgetUpdateMark = (): void => {
  const url = new URL(location.href)
  if (!url.searchParams.has(mark)) return
  url.searchParams.delete(mark)
  history.replaceState(history.state, "", url)
}
