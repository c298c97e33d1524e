import { McpScope } from "#domain/kernel/actor.ts"
import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { limitCalls, limitNetwork } from "#domain/kernel/limit-rate.ts"
import { ownOrigin, resourceOf } from "#domain/kernel/own-origin.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import type { RateLimit } from "#domain/kernel/rate-limits.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect } from "effect"
import { type Context, Hono, type MiddlewareHandler } from "hono"
import { answered, decodeAnswer, questionOf, shownOf } from "../oauth/consent.ts"
import { providers } from "../oauth/providers.ts"
import { actorOf } from "../request/actor-of.ts"
import { envelopeOf } from "../request/envelope-of.ts"
import { refusalResponse } from "../request/refusal-response.ts"
import { requestIdHeader } from "../request/request-id.ts"
import type { AppEnv } from "./caller-network.ts"
import { hostOf } from "./http-version.ts"
import { byLibrary, sidesOf } from "./oauth-library.ts"
import { languageFor } from "./page-language.ts"
import { appBase } from "./page-routes.ts"
import { smallBodies } from "./small-bodies.ts"

type Call = Context<AppEnv>

/** The authorization server for assistants, and what they find it by. It has to come before anything that reads bodies: it reads its own. */
export const oauthRoutes = Effect.fnUntraced(function*(brand: string) {
  const { url } = yield* PublicAddress
  const ports = yield* Effect.context<Ports>()
  const providerOf = yield* providers(brand, languageFor)
  const originOf = (c: Call): string => ownOrigin(url, hostOf(c) ?? null)
  const library = async (c: Call): Promise<Response> => byLibrary(await providerOf(originOf(c)), originOf(c), c)
  const answering = <E extends DomainError>(c: Call, work: Effect.Effect<Response, E, Ports>): Promise<Response> =>
    work.pipe(
      Effect.catch((refusal) => Effect.succeed(refusalResponse(c.req.raw, refusal))),
      Effect.provideService(CallerNetwork, c.get("network")),
      Effect.runPromiseWith(ports),
    )
  const limited = (limit: RateLimit | null): MiddlewareHandler<AppEnv> => (c, next) =>
    answering(
      c,
      limitCalls(1).pipe(
        Effect.andThen(limit === null ? Effect.void : limitNetwork(limit)),
        Effect.andThen(Effect.promise(async () => {
          await next()
          return c.res
        })),
      ),
    )
  const app = new Hono<AppEnv>()
  const found = (c: Call): Response => Response.json(protectedResource(originOf(c), brand))
  app.get("/.well-known/oauth-protected-resource", found)
  app.get("/.well-known/oauth-protected-resource/mcp", found)
  app.get("/.well-known/oauth-authorization-server", library)
  app.get("/.well-known/openid-configuration", library)
  app.use("/oauth/*", limited(null))
  app.get("/oauth/consent/:uid", async (c) => {
    if (wantsPage(c)) return c.redirect(`${appBase}connect/${encodeURIComponent(c.req.param("uid"))}`, 303)
    const question = await questionOf(await providerOf(originOf(c)), c.req.param("uid"), sidesOf(c))
    return question === null ? notAsked(c) : Response.json({ code: 200, message: "success", data: shownOf(question) })
  })
  app.post("/oauth/consent/:uid", smallBodies, async (c) => {
    const provider = await providerOf(originOf(c))
    const question = await questionOf(provider, c.req.param("uid"), sidesOf(c))
    if (question === null) return notAsked(c)
    const body: unknown = await c.req.json().catch(() => null)
    return answering(
      c,
      Effect.gen(function*() {
        const actor = yield* actorOf(c.req.raw.headers)
        const answer = yield* decodeAnswer(body)
        const next = yield* answered(provider, question, sidesOf(c), actor, answer)
        return Response.json({ code: 200, message: "success", data: { next } })
      }),
    )
  })
  app.get("/oauth/authorize", limited("programs let in from a network"), library)
  app.post("/oauth/register", limited("programs registered from a network"), library)
  app.all("/oauth/*", library)
  return app
})

/** A page is opened where the question was asked, or the link of it was sent to someone else. */
const notAsked = (c: Call): Response =>
  envelopeOf(403, c.req.header(requestIdHeader) ?? "", [
    "QuestionNotFound",
    "This page belongs to another browser, or was open for too long; go back to the program and connect again",
  ])

const wantsPage = (c: Call): boolean => c.req.header("accept")?.includes("text/html") === true

/** RFC 9728: who may be asked for tokens, and for which. */
const protectedResource = (origin: string, brand: string) => ({
  resource: resourceOf(origin),
  authorization_servers: [origin],
  scopes_supported: McpScope.literals,
  bearer_methods_supported: ["header"],
  resource_name: brand,
})
