import { grantedScopes } from "#domain/connected-app/granted-scopes.ts"
import { connectApp } from "#domain/connected-app/use-cases/connect-app.ts"
import { type Actor, CurrentActor, McpScope } from "#domain/kernel/actor.ts"
import { decodeInput } from "#domain/kernel/decode-input.ts"
import { SignInRequired } from "#domain/kernel/errors.ts"
import { resourceOf } from "#domain/kernel/own-origin.ts"
import { Effect, Schema } from "effect"
import type { IncomingMessage, ServerResponse } from "node:http"
import type { Http2ServerRequest, Http2ServerResponse } from "node:http2"
import type Provider from "oidc-provider"
import { askedScope } from "./asked-scope.ts"
import { isLoopback } from "./loopback.ts"

/** Both sides of a request, as Node knows them. */
export type Sides = readonly [IncomingMessage | Http2ServerRequest, ServerResponse | Http2ServerResponse]

/** What is being asked, and by whom; null in a browser that did not begin it, and if it was not answered in time. */
export const questionOf = async (provider: Provider, uid: string, sides: Sides) => {
  const found = await provider.interactionDetails(...sides).catch(nullIfUnknown)
  if (found === null || found.uid !== uid) return null
  const { client_id: clientId, redirect_uri: redirectUri, resource, scope, [askedScope]: asked } = found.params
  const client = await provider.Client.find(String(clientId))
  const redirect = URL.parse(String(redirectUri))
  if (client === undefined || redirect === null) return null
  return {
    clientId: client.clientId,
    /** As it was asked for: the grant is looked up by it. */
    resource: typeof resource === "string" ? resource : resourceOf(provider.issuer),
    isOffline: String(scope).split(" ").includes("offline_access"),
    name: client.clientName ?? redirect.host,
    // An application's own scheme has no host.
    host: redirect.host === "" ? redirect.protocol : redirect.host,
    isLoopback: isLoopback(redirect),
    asked: grantedScopes(`mcp:read ${String(asked)}`),
  }
}

const nullIfUnknown = (error: unknown): null => {
  if (error instanceof Error && error.name === "SessionNotFound") return null
  throw error
}

type Question = NonNullable<Awaited<ReturnType<typeof questionOf>>>

/** What the page shows. */
export const shownOf = ({ clientId, name, host, isLoopback, asked }: Question) => ({
  client_id: clientId,
  client_name: name,
  redirect_host: host,
  is_loopback: isLoopback,
  asked_scopes: asked,
  scopes: McpScope.literals,
})

const Answer = Schema.Struct({ approve: Schema.Boolean, scopes: Schema.Array(McpScope) })

export const decodeAnswer = decodeInput(Answer, "answer")

/** Where the browser goes next: back to the program, with a code or with a refusal. Reading is part of whatever is allowed. */
export const answered = Effect.fnUntraced(
  function*(provider: Provider, question: Question, sides: Sides, actor: Actor, answer: typeof Answer.Type) {
    if (actor._tag !== "User") return yield* new SignInRequired()
    const go = (result: Parameters<Provider["interactionResult"]>[2]) =>
      Effect.promise(() => provider.interactionResult(...sides, result))
    if (!answer.approve) return yield* go({ error: "access_denied", error_description: "The person said no" })
    const { clientId, resource, isOffline, name, host } = question
    const scopes = grantedScopes(["mcp:read", ...answer.scopes].join(" "))
    const grant = new provider.Grant({ accountId: actor.id, clientId })
    if (isOffline) grant.addOIDCScope("offline_access")
    grant.addResourceScope(resource, scopes.join(" "))
    const grantId = yield* Effect.promise(() => grant.save())
    yield* connectApp.run({ grantId, name, host, scopes }).pipe(
      Effect.provideService(CurrentActor, actor),
      Effect.tapError(() => Effect.promise(() => grant.destroy())),
    )
    return yield* go({ login: { accountId: actor.id, remember: false }, consent: { grantId } })
  },
)
