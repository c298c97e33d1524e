import { errorCode } from "#web/request/error-message.ts"
import { TRPCClientError } from "@trpc/client"
import type { Reason } from "../batch/upload-batch.ts"

/** Why a call failed. */
export interface Refusal {
  /** Null when there was no response. */
  readonly status: number | null
  readonly reason: Reason
  /** The refused files, by their index in the request. */
  readonly files: ReadonlyArray<Reason & { readonly index: number }>
}

export const refusalOf = (error: unknown): Refusal => {
  const data: unknown = error instanceof TRPCClientError ? error.data : null
  return {
    status: numberIn(data, "httpStatus"),
    reason: {
      code: errorCode(error) ?? "",
      detail: textIn(data, "reason"),
      said: error instanceof Error ? error.message : "",
    },
    files: listIn(data, "files").map((file) => ({
      index: numberIn(file, "index") ?? -1,
      code: textIn(file, "error_code") ?? "",
      detail: textIn(file, "reason"),
      said: textIn(file, "message") ?? "",
    })),
  }
}

const valueIn = (data: unknown, name: string): unknown =>
  typeof data === "object" && data !== null ? Object.entries(data).find(([key]) => key === name)?.[1] : undefined

const numberIn = (data: unknown, name: string): number | null => {
  const value = valueIn(data, name)
  return typeof value === "number" ? value : null
}

const textIn = (data: unknown, name: string): string | null => {
  const value = valueIn(data, name)
  return typeof value === "string" ? value : null
}

const listIn = (data: unknown, name: string): ReadonlyArray<unknown> => {
  const value = valueIn(data, name)
  return Array.isArray(value) ? value : []
}
