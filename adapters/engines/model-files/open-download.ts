import { InstallFailed } from "#domain/engine/model-installer.port.ts"
import { Effect } from "effect"

const maxRedirects = 5

/** Asks for a file from a byte on, following redirects to places that belong to the same publisher only. */
export const openDownload = (url: string, from: number): Effect.Effect<Response, InstallFailed> => {
  const ask = (address: URL, left: number): Effect.Effect<Response, InstallFailed> =>
    Effect.gen(function*() {
      const response = yield* Effect.tryPromise({
        try: (signal) =>
          fetch(address, { signal, redirect: "manual", headers: from > 0 ? { range: `bytes=${from}-` } : {} }),
        catch: (cause) => new InstallFailed({ reason: "unreachable", detail: `${address.host}: ${reasonOf(cause)}` }),
      })
      const location = response.headers.get("location")
      if (response.status < 300 || response.status >= 400 || location === null) return response
      yield* Effect.promise(async () => response.body?.cancel())
      const next = URL.parse(location, address.href)
      if (next === null || left === 0 || !mayFollow(new URL(url), next)) {
        const detail = `${address.host} redirects to ${next?.host ?? "nowhere"}`
        return yield* new InstallFailed({ reason: "elsewhere", detail })
      }
      return yield* ask(next, left - 1)
    })
  const address = URL.parse(url)
  return address === null
    ? Effect.fail(new InstallFailed({ reason: "refused", detail: "the address is not valid" }))
    : ask(address, maxRedirects)
}

/** Publishers that keep their files under names of their own. */
const storage: Readonly<Record<string, string>> = { "github.com": ".githubusercontent.com", "huggingface.co": ".hf.co" }

/** Nothing is fetched in the clear that began encrypted. */
const mayFollow = (from: URL, to: URL): boolean => {
  if (to.protocol !== "https:" && to.protocol !== from.protocol) return false
  if (to.host === from.host) return true
  const { [from.host]: place } = storage
  return place !== undefined && to.host.endsWith(place)
}

/** What the network says, such as ECONNREFUSED. */
const reasonOf = (cause: unknown): string => {
  const inner = cause instanceof Error ? cause.cause : undefined
  return inner instanceof Error && "code" in inner ? String(inner.code) : "the connection failed"
}
