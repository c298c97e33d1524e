/** How long a service asks us to wait, in milliseconds: Retry-After is a number of seconds or a date. */
export const retryAfterOf = (headers: Headers | undefined, now: number): number | null => {
  const given = headers?.get("retry-after")
  if (!given) return null
  const seconds = Number(given)
  const wait = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(given) - now
  return Number.isFinite(wait) ? Math.max(0, wait) : null
}
