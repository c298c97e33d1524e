const mark = "updated"

/** The address to load after an update: a new one each time, so that nothing old is shown from a cache. */
export const addressAfterUpdate = (): string => {
  const url = new URL(location.href)
  url.searchParams.set(mark, String(Date.now()))
  return url.href
}

/** The mark has done its work once the page is there. */
export const forgetUpdateMark = (): void => {
  const url = new URL(location.href)
  if (!url.searchParams.has(mark)) return
  url.searchParams.delete(mark)
  history.replaceState(history.state, "", url)
}
