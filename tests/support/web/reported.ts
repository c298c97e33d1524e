import type { BrowserContext } from "playwright"

const ofAll = new Set([
  "product_no",
  "business_index",
  "public_index",
  "uuid",
  "pid",
  "spid",
  "tryno",
  "collect_time",
  "lastver",
  "svrid",
  "openid",
])

/** What another run would not repeat: how long something took, how large it was, which order it is, whose device. */
const varying = new Set(["trans_time", "analyz_time", "size", "orderid", "parley_openid"])

export interface Reported {
  /** What was reported since this was last read: where (`app/task`), in which table, which fields. */
  readonly take: () => ReadonlyArray<string>
  readonly watch: (context: BrowserContext) => void
  /** Reports that the collector did not take. */
  readonly refused: ReadonlyArray<string>
}

/** Listens to what pages report. */
export const reported = (): Reported => {
  const all: Array<string> = []
  const refused: Array<string> = []
  let read = 0
  return {
    refused,
    take: () => {
      const since = all.slice(read)
      read = all.length
      return since
    },
    watch: (context) => {
      context.on("request", (request) => {
        const url = new URL(request.url())
        if (url.pathname === "/collect") all.push(lineOf(url.searchParams))
      })
      context.on("response", (response) => {
        const isReport = new URL(response.url()).pathname === "/collect"
        if (isReport && response.status() !== 204) refused.push(`${response.status()} ${response.url()}`)
      })
    },
  }
}

const lineOf = (query: URLSearchParams): string => {
  const own = [...query].filter(([name]) => !ofAll.has(name)).map(([name, value]) =>
    varying.has(name) ? `${name}=…` : `${name}=${value}`
  )
  return [`${query.get("pid")}/${query.get("spid")}`, query.get("business_index"), ...own.toSorted()].join(" ")
}
