import { basePath, pathTo } from "#web/lib/base-path.ts"
import { clearSession, storeReturnAddress, token } from "#web/lib/session.ts"

/**
 * What a 401 means everywhere but on share links, for a call that was made with this token: a late answer does not
 * end a session that began in the meantime. Typed text is safe in its draft.
 */
export const endSession = (bearer: string | null): void => {
  if (bearer === null || bearer !== token()) return
  const here = location.pathname + location.search
  const isEntry = [pathTo("login"), pathTo("callback")].includes(location.pathname)
  if (!isEntry && location.pathname.startsWith(basePath)) storeReturnAddress(here)
  clearSession("unauthorized")
}
