/** A page of the terms in the reader's language, if it is this server's own; an operator's address as it is. */
export const legalAddress = (url: string, origin: string, language: string): string => {
  const address = new URL(url, origin)
  const isOwn = address.origin === origin && (address.pathname === "/terms" || address.pathname === "/privacy")
  if (!isOwn) return url
  address.searchParams.set("lang", language)
  return address.href
}
