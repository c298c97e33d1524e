import { refusalOf } from "#web/request/error-message.ts"
import { listIn, numberIn, ownRefusal, readRefusal, type Refusal, textIn } from "#web/request/refusal.ts"
import { TRPCClientError } from "@trpc/client"

/** Why a call failed. */
export interface FailedCall {
  /** Null when there was no response. */
  readonly status: number | null
  readonly reason: Refusal
  /** The refused files, by their index in the request. */
  readonly files: ReadonlyArray<{ readonly index: number; readonly refusal: Refusal }>
}

export const failedCall = (error: unknown): FailedCall => {
  const data: unknown = error instanceof TRPCClientError ? error.data : null
  return {
    status: numberIn(data, "httpStatus"),
    reason: refusalOf(error) ?? { ...ownRefusal(""), message: error instanceof Error ? error.message : "" },
    files: listIn(data, "files").map((file) => ({
      index: numberIn(file, "index") ?? -1,
      refusal: readRefusal(file, textIn(file, "message") ?? "") ?? ownRefusal(""),
    })),
  }
}
