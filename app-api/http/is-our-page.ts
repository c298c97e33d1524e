import type { IncomingMessage } from "node:http"
import { isKnownHost } from "./known-hosts.ts"

/**
 * Whether a connection is opened by a page of this server. Browsers say where a page is from; programs, which do not,
 * have no page that could abuse its reader.
 */
export const isOurPage = (names: ReadonlyArray<string> | null, publicUrl: string) => {
  const isKnown = isKnownHost(names)
  const own = new URL(publicUrl).origin
  return ({ headers: { origin, host } }: Pick<IncomingMessage, "headers">): boolean =>
    isKnown(host) && (origin === undefined || origin === own || URL.parse(origin)?.host === host)
}
