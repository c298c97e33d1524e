import { basePath, pathTo } from "#web/lib/base-path.ts"
import { keepReturnAddress, signedOut } from "#web/lib/session.ts"

/** What a 401 means everywhere but on share links. What was typed is kept by its own draft. */
export const endSession = (): void => {
  const here = location.pathname + location.search
  const isEntry = [pathTo("login"), pathTo("callback")].includes(location.pathname)
  if (!isEntry && location.pathname.startsWith(basePath)) keepReturnAddress(here)
  signedOut()
}
