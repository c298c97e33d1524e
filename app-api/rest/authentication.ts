import { identify } from "#domain/account/shared/identify.ts"
import { type Actor, CurrentActor } from "#domain/kernel/actor.ts"
import type { SignInRequired } from "#domain/kernel/errors.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect, Layer, Redacted } from "effect"
import { HttpServerRequest } from "effect/http"
import { HttpApiMiddleware, HttpApiSecurity } from "effect/http-api"
import { bearerOf } from "../request/actor-of.ts"
import { reasonOf } from "../request/failure-reason.ts"
import { requestId } from "../request/request-id.ts"
import { Unauthenticated } from "./errors.ts"

/** For signed-in people: a session token, as `Authorization: Bearer …`. */
export class Authentication extends HttpApiMiddleware.Service<Authentication, { provides: CurrentActor }>()(
  "app-api/rest/Authentication",
  { error: Unauthenticated, security: { bearer: HttpApiSecurity.bearer } },
) {}

/** For everyone: visitors are known by the `X-Client-UUID` they send, if any. */
export class Visiting extends HttpApiMiddleware.Service<Visiting, { provides: CurrentActor }>()(
  "app-api/rest/Visiting",
) {}

/** For everyone; a caller with a session token is known by it. */
export class Welcoming extends HttpApiMiddleware.Service<Welcoming, { provides: CurrentActor }>()(
  "app-api/rest/Welcoming",
  { error: Unauthenticated },
) {}

const authentication = Layer.effect(
  Authentication,
  Effect.map(Effect.context<Ports>(), (ports) => ({
    bearer: (effect, { credential }) =>
      identify(Redacted.value(credential)).pipe(
        Effect.provide(ports),
        Effect.catch(unauthenticated),
        Effect.flatMap((actor) => Effect.provideService(effect, CurrentActor, actor)),
      ),
  })),
)

const visiting = Layer.succeed(
  Visiting,
  (effect) =>
    Effect.flatMap(
      HttpServerRequest.HttpServerRequest,
      ({ headers }) =>
        Effect.provideService(effect, CurrentActor, { _tag: "Anonymous", deviceId: headers["x-client-uuid"] ?? null }),
    ),
)

const welcoming = Layer.effect(
  Welcoming,
  Effect.map(Effect.context<Ports>(), (ports) => (effect) =>
    Effect.gen(function*() {
      const { headers } = yield* HttpServerRequest.HttpServerRequest
      const token = bearerOf(headers["authorization"] ?? null)
      const visitor: Actor = { _tag: "Anonymous", deviceId: headers["x-client-uuid"] ?? null }
      const actor = token === ""
        ? visitor
        : yield* identify(token).pipe(Effect.provide(ports), Effect.catch(unauthenticated))
      return yield* Effect.provideService(effect, CurrentActor, actor)
    })),
)

export const layer = Layer.mergeAll(authentication, visiting, welcoming)

const unauthenticated = (refusal: SignInRequired) =>
  Effect.flatMap(
    requestId,
    (id) => Effect.fail({ code: 401 as const, message: refusal.message, data: reasonOf(refusal, id) }),
  )
