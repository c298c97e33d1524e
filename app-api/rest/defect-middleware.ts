import { refusalIn } from "#domain/kernel/database-away.ts"
import { Cause, Effect, Layer } from "effect"
import { HttpApiMiddleware } from "effect/http-api"
import { reasonOf } from "../request/failure-reason.ts"
import { requestId } from "../request/request-id.ts"
import { setRetryAfter } from "./envelope.ts"
import { Full, InternalError, Unavailable } from "./errors.ts"

/** Defects: logged with the request's id, reported without details. A database that is away or full is not one. */
export class DefectMiddleware extends HttpApiMiddleware.Service<DefectMiddleware>()("app-api/rest/DefectMiddleware", {
  error: [InternalError, Unavailable, Full],
}) {}

export const layer = Layer.succeed(DefectMiddleware, (effect) => Effect.catchCauseIf(effect, Cause.hasDies, sorry))

const sorry = (cause: Cause.Cause<unknown>) =>
  Effect.gen(function*() {
    const id = yield* requestId
    const refusal = refusalIn(cause)
    if (refusal?._tag === "StorageFull") {
      return yield* Effect.fail({ code: 507 as const, message: refusal.message, data: reasonOf(refusal, id) })
    }
    if (refusal !== null) {
      yield* setRetryAfter(refusal.retryAfter)
      return yield* Effect.fail({ code: 503 as const, message: refusal.message, data: reasonOf(refusal, id) })
    }
    yield* Effect.logError("A request failed", cause).pipe(Effect.annotateLogs("request_id", id))
    return yield* Effect.fail({
      code: 500 as const,
      message: "Something went wrong on our side; try again later",
      data: { error_code: "InternalError", request_id: id },
    })
  })
