import { basePath, pathTo } from "#web/lib/base-path.ts"
import { clearSession, storeReturnAddress } from "#web/lib/session.ts"

/** What a 401 means everywhere but on share links. Typed text is safe in its draft. */
export const endSession = (): void => {
  const here = location.pathname + location.search
  const isEntry = [pathTo("login"), pathTo("callback")].includes(location.pathname)
  if (!isEntry && location.pathname.startsWith(basePath)) storeReturnAddress(here)
  clearSession("unauthorized")
}
