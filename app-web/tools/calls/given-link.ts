import { safeLocalStorage } from "#web/lib/safe-local-storage.ts"
import { storageKeys } from "#web/lib/storage-keys.ts"

/** The start page says that its visitor asked for this video: an address alone may be anybody's link. */
export const noteAskedLink = (address: string): void => void safeLocalStorage.write(storageKeys.askedLink, address)

/** The video in the address of the page; `isAsked` once, right after the visitor entered it. */
export const givenLink = (): { readonly address: string; readonly isAsked: boolean } => {
  const address = new URLSearchParams(location.search).get("url")?.trim() ?? ""
  const asked = safeLocalStorage.read(storageKeys.askedLink)
  safeLocalStorage.write(storageKeys.askedLink, null)
  return { address, isAsked: address !== "" && asked === address }
}
