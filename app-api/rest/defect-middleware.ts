import { Cause, Effect, Layer } from "effect"
import { HttpApiMiddleware } from "effect/http-api"
import { requestId } from "../request/request-id.ts"
import { InternalError } from "./errors.ts"

/** Our own mistakes: logged with the id of the request, answered without their details. */
export class DefectMiddleware
  extends HttpApiMiddleware.Service<DefectMiddleware>()("app-api/rest/DefectMiddleware", { error: InternalError })
{}

export const layer = Layer.succeed(DefectMiddleware, (effect) => Effect.catchCauseIf(effect, Cause.hasDies, sorry))

const sorry = (cause: Cause.Cause<unknown>) =>
  Effect.gen(function*() {
    const id = yield* requestId
    yield* Effect.logError("A request failed", cause).pipe(Effect.annotateLogs("request_id", id))
    return yield* Effect.fail({
      code: 500 as const,
      message: "Something went wrong on our side; try again later",
      data: { error_code: "InternalError", request_id: id },
    })
  })
