import { spanOf, traceparentHeader } from "#domain/kernel/trace-context.ts"
import { Context, Tracer } from "effect"

/** The span of a request, which the server has put into its header: what is done for the request is below it. */
export const traceOf = (headers: Headers): Context.Context<never> => {
  const span = spanOf(headers.get(traceparentHeader))
  return span === null ? Context.empty() : Context.make(Tracer.ParentSpan, span)
}
