import { CallerDevice } from "#domain/kernel/caller-device.ts"
import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import type { Ports } from "#domain/ports.ts"
import { Context, Effect, Layer } from "effect"
import { HttpMiddleware, HttpRouter, HttpServer } from "effect/http"
import { HttpApiBuilder } from "effect/http-api"
import { bearerOf } from "../request/actor-of.ts"
import { deviceOf } from "../request/caller-device.ts"
import { traceOf } from "../request/caller-trace.ts"
import { envelopeOf } from "../request/envelope-of.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { isForm, withText } from "../request/with-text.ts"
import { Api, routes } from "./api.ts"
import * as Authentication from "./authentication.ts"
import * as DecodeErrorMiddleware from "./decode-error-middleware.ts"
import * as DefectMiddleware from "./defect-middleware.ts"
import { bodyTypesOf, methodsOf, needsSession } from "./methods-of.ts"
import * as StrictQuery from "./strict-query.ts"
import type { WebVersion } from "./web-version.ts"

/** More than Node allows in a request line, so that what is too long is refused by its own rule. */
const maxParamLength = 100_000

/** Answers a request from a network; null for the machine itself. */
export type WebHandler = (request: Request, network: string | null) => Promise<Response>

/** The published interface as one function from request to response, always in the envelope. */
export const restHandler = Effect.gen(function*() {
  const context = yield* Effect.context<Ports | WebVersion>()
  const api = HttpApiBuilder.layer(Api).pipe(
    Layer.provide([...routes]),
    Layer.provide([Authentication.layer, StrictQuery.layer, DecodeErrorMiddleware.layer, DefectMiddleware.layer]),
    Layer.provide(HttpServer.layerServices),
    Layer.provide(Layer.succeedContext(context)),
  )
  const { handler } = yield* Effect.acquireRelease(
    Effect.sync(() => HttpRouter.toWebHandler(api, { disableLogger: true, routerConfig: { maxParamLength } })),
    ({ dispose }) => Effect.promise(dispose),
  )
  const fromNetwork = (network: string | null) => (request: Request) =>
    handler(
      request,
      Context.make(CallerNetwork, network).pipe(
        Context.add(CallerDevice, deviceOf(request.headers)),
        // Its own span would carry the whole address, with what people search for; ours has been begun.
        Context.add(HttpMiddleware.TracerDisabledWhen, () => true),
        Context.merge(traceOf(request.headers)),
      ),
    )
  return ((request, network) => answer(fromNetwork(network), request)) satisfies WebHandler
})

const answer = async (
  handler: (request: Request) => Promise<Response>,
  request: Request,
): Promise<Response> => {
  const id = request.headers.get(requestIdHeader) ?? ""
  const complete = isUpload(request) ? request : isRefused(request) ? withoutBody(request) : await withText(request)
  if (typeof complete === "number") return envelopeOf(complete, id)
  if (takesOther(complete)) return unsupported(complete, id)
  const response = await handler(
    complete.method === "HEAD"
      ? new Request(complete, { method: "GET" })
      : looks.has(new URL(complete.url).pathname)
      ? new Request(complete, { signal: request.signal })
      : complete,
  )
  if (request.method === "HEAD") return headOf(response)
  return response.status < 400 || response.headers.get("content-type")?.startsWith("application/json") === true
    ? response
    : bare(response, request, id)
}

/** Calls with a body that only look, and may take long: they end when the caller leaves. Others finish what they have begun. */
const looks: ReadonlySet<string> = new Set(["/api/transcription/inspect-link"])

/** A stranger is refused before the body is read. */
const isRefused = ({ method, url, headers }: Request): boolean =>
  bearerOf(headers.get("authorization")) === "" && needsSession(method, new URL(url).pathname)

const withoutBody = ({ url, method, headers }: Request): Request => new Request(url, { method, headers })

/** Only calls that take files read a form piece by piece; any other body is held in memory. */
const isUpload = (request: Request): boolean =>
  isForm(request) && bodyTypesOf(request.method, new URL(request.url).pathname).includes("multipart/form-data")

/**
 * The framework does not check the content type of a call that takes files, because we read its body ourselves. Callers
 * who have not signed in get a 401 first.
 */
const takesOther = ({ method, url, headers }: Request): boolean => {
  const types = bodyTypesOf(method, new URL(url).pathname)
  const sent = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase()
  return headers.has("authorization") && types.includes("multipart/form-data") && sent !== undefined
    && !types.includes(sent)
}

const unsupported = ({ method, url }: Request, id: string): Response => {
  const types = bodyTypesOf(method, new URL(url).pathname)
  return envelopeOf(415, id, ["UnsupportedMediaType", `Content-Type: must be ${types.join(" or ")}`])
}

const headOf = async ({ body, status, headers }: Response): Promise<Response> => {
  await body?.cancel()
  return new Response(null, { status, headers })
}

/** The framework answers some failures without our envelope: unknown routes above all. */
const bare = async (response: Response, request: Request, id: string): Promise<Response> => {
  if (response.status === 416) return response
  await response.body?.cancel()
  const { pathname } = new URL(request.url)
  if (response.status === 415) return unsupported(request, id)
  const allow = response.status === 404 ? methodsOf(pathname) : []
  if (allow.length === 0) return envelopeOf(response.status, id)
  // The framework also answers 404 for a call that exists if it cannot read a part of the path.
  return allow.includes(request.method)
    ? envelopeOf(400, id, ["MalformedRequest", "path: must be percent-encoded UTF-8"])
    : envelopeOf(405, id, undefined, { allow: allow.join(", ") })
}
