import { UserStore } from "#domain/account/user-store.port.ts"
import { ClientDocuments } from "#domain/connected-app/client-documents.port.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { ServerKey } from "#domain/kernel/server-key.port.ts"
import type { Ports } from "#domain/ports.ts"
import type { Language } from "#texts/languages.ts"
import { Effect, Schema } from "effect"
import type Provider from "oidc-provider"

/** This machine has few names; more than these would be someone's play. */
const mostOrigins = 16

/** For so long after a document could not be had, programs have to register, unless one was had before: a server may have no way to the internet. */
const cutOffLasts = 3_600_000

/** The authorization server of an origin, made when it is first asked: the library takes a moment to load. */
export const providers = (brand: string, languageOf: (accepted: string) => Language) =>
  Effect.map(Effect.context<Ports>(), (ports) => {
    const run = Effect.runPromiseWith(ports)
    const made = new Map<string, Promise<Provider>>()
    let missedAt: number | null = null
    // Else anyone could switch the offer off, by naming a document that is not there.
    let isOnline = false
    const fetchDocument = async (url: string): Promise<Response> => {
      const found = await run(fetched(url))
      isOnline ||= found !== null
      missedAt = isOnline ? null : performance.now()
      return found ?? new Response(null, { status: 502 })
    }
    const make = async (origin: string): Promise<Provider> => {
      const [{ makeProvider }, { noSession, recordAdapter }, { signingKey }] = await Promise.all([
        import("./provider.ts"),
        import("./record-adapter.ts"),
        import("./signing-key.ts"),
      ])
      const keyOf = (purpose: string) => run(Effect.flatMap(ServerKey, ({ derive }) => derive(purpose)))
      const adapter = recordAdapter(run)
      return makeProvider({
        origin,
        brand,
        languageOf,
        adapter: (model) => model === "Session" ? noSession : adapter(model),
        cookieKey: Buffer.from(await keyOf("oauth cookies")).toString("base64url"),
        signingKey: signingKey(await keyOf("oauth signatures")),
        isUser: (id) => run(isUser(id)),
        fetch: (url) => fetchDocument(String(url instanceof Request ? url.url : url)),
        hasDocuments: () => missedAt === null || performance.now() - missedAt > cutOffLasts,
      })
    }
    return (origin: string): Promise<Provider> => {
      const found = made.get(origin) ?? make(origin)
      if (made.size < mostOrigins) made.set(origin, found)
      return found
    }
  })

const isId = Schema.is(UserId)

const isUser = Effect.fnUntraced(function*(id: string) {
  if (!isId(id)) return false
  const users = yield* UserStore
  return yield* Effect.match(users.get(id), {
    onSuccess: ({ disabledAt }) => disabledAt === null,
    onFailure: () => false,
  })
})

const fetched = Effect.fnUntraced(function*(url: string) {
  const documents = yield* ClientDocuments
  const found = yield* documents.fetch(url)
  if (found === null) return null
  const { status, headers, body } = found
  return new Response(new Uint8Array(body), {
    status: status < 200 ? 502 : status,
    headers: headers.map(([name, value]) => [name, value]),
  })
})
