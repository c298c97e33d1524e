import type { PageCode } from "#domain/usage/report-codes.ts"
import { basePath } from "../base-path.ts"

const pages: Readonly<Record<string, PageCode>> = {
  "": "library",
  "mobile": "library",
  "ask": "ask",
  "account": "account",
  "payment/plans": "plans",
  "payment/success": "payment_success",
  "payment/cancel": "payment_cancel",
  "login": "login",
  "callback": "callback",
  "download": "download",
}

/** A page of the tools, which has many addresses; null for those of the app. */
let tool: PageCode | null = null

export const isTool = (page: PageCode): void => void (tool = page)

/** The page at an address of this server, which itself is never reported: it may name a file. */
export const pageOf = (path: string): PageCode => {
  if (tool !== null) return tool
  const address = path.startsWith(basePath) ? path.slice(basePath.length) : path.replace(/^\/transcribe$/u, "")
  return address.startsWith("task/") ? "task" : pages[address] ?? "other"
}

export const pageNow = (): PageCode => pageOf(location.pathname)

let last: PageCode | null = null
let before: PageCode | null = null

/** The page from which this one was reached, without leaving the app. */
export const pageBefore = (): PageCode => before ?? pageNow()

/** The reader has come to another page. */
export const arriveAt = (page: PageCode): void => {
  if (page !== last) before = last
  last = page
}
