import { messageOr } from "#web/request/error-message.ts"
import { Offline } from "#web/request/failures.ts"
import { TRPCClientError } from "@trpc/client"

/** What to tell the visitor of a failed call: the refusal in their language, no network, or what did not work. */
export const saying = (error: unknown, unexplained: string): string => {
  const isCut = error instanceof TRPCClientError
    ? error.data === null || error.data === undefined
    : error instanceof TypeError
  return isCut && !navigator.onLine ? messageOr(new Offline(), unexplained) : messageOr(error, unexplained)
}
