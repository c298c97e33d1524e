import type { Language } from "#texts/languages.ts"

/**
 * The address of a payment page. Those of the simulated checkout are this server's own and speak the reader's
 * language; a provider's address stays as it is.
 */
export const readablePage = (address: string, language: Language): string => {
  const url = URL.parse(address)
  if (url === null || !url.pathname.startsWith("/simulated-checkout/")) return address
  url.searchParams.set("lang", language)
  return url.href
}
