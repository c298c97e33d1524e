import type { DomainError } from "#domain/kernel/domain-error.ts"
import { reasonOf } from "../request/failure-reason.ts"
import { requestIdHeader } from "../request/request-id.ts"
import { statusOf } from "../request/status-of.ts"

/** A refusal in the usual envelope, with the usual status for its kind or a given one. */
export const refusalResponse = (request: Request, refusal: DomainError, given?: number): Response => {
  const { status, code } = statusOf(refusal.kind)
  const id = request.headers.get(requestIdHeader) ?? ""
  return Response.json({ code, message: refusal.message, data: reasonOf(refusal, id) }, {
    status: given ?? status,
    headers: refusal.retryAfter === undefined ? {} : { "retry-after": String(Math.ceil(refusal.retryAfter)) },
  })
}
