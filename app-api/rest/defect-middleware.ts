import { awayIn } from "#domain/kernel/database-away.ts"
import { Cause, Effect, Layer } from "effect"
import { HttpApiMiddleware } from "effect/http-api"
import { reasonOf } from "../request/failure-reason.ts"
import { requestId } from "../request/request-id.ts"
import { setRetryAfter } from "./envelope.ts"
import { InternalError, Unavailable } from "./errors.ts"

/** Defects: logged with the request's id, reported without details. An unreachable database is not one. */
export class DefectMiddleware extends HttpApiMiddleware.Service<DefectMiddleware>()("app-api/rest/DefectMiddleware", {
  error: [InternalError, Unavailable],
}) {}

export const layer = Layer.succeed(DefectMiddleware, (effect) => Effect.catchCauseIf(effect, Cause.hasDies, sorry))

const sorry = (cause: Cause.Cause<unknown>) =>
  Effect.gen(function*() {
    const id = yield* requestId
    const away = awayIn(cause)
    if (away !== null) {
      yield* setRetryAfter(away.retryAfter)
      return yield* Effect.fail({ code: 503 as const, message: away.message, data: reasonOf(away, id) })
    }
    yield* Effect.logError("A request failed", cause).pipe(Effect.annotateLogs("request_id", id))
    return yield* Effect.fail({
      code: 500 as const,
      message: "Something went wrong on our side; try again later",
      data: { error_code: "InternalError", request_id: id },
    })
  })
