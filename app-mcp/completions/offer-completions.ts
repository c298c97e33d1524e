import { CurrentActor } from "#domain/kernel/actor.ts"
import { inTrace } from "#domain/kernel/trace-context.ts"
import { ProtocolError, ProtocolErrorCode } from "@modelcontextprotocol/server"
import { Cause, Effect } from "effect"
import type { Prompt } from "../prompts/prompt.ts"
import { callerOf, type McpOffer } from "../session.ts"
import type { Completion } from "./completion.ts"
import { taskIds } from "./completions.ts"

/** As many as the protocol allows. */
const most = 100

/** Completes the arguments of prompts, and the ids in the addresses of tasks. */
export const offerCompletions = ({ server, runtime }: McpOffer, prompts: ReadonlyArray<Prompt>): void => {
  const byPrompt = new Map(prompts.map(({ name, completions }) => [name, completions]))
  server.server.setRequestHandler("completion/complete", ({ params: { ref, argument } }, context) => {
    const completion = ref.type === "ref/resource"
      ? ofAddress(ref.uri, argument.name)
      : known(byPrompt.get(ref.name), `Prompt ${ref.name} not found`)[argument.name]
    if (completion === undefined) return { completion: { values: [], total: 0, hasMore: false } }
    const { actor, trace } = callerOf(context)
    return runtime.runPromise(
      completion(argument.value).pipe(
        Effect.map((values) => ({
          completion: { values: values.slice(0, most), total: values.length, hasMore: values.length > most },
        })),
        Effect.mapError(({ message }) => new ProtocolError(ProtocolErrorCode.InvalidParams, message)),
        Effect.catchCauseIf(
          Cause.hasDies,
          (cause) =>
            Effect.andThen(
              Effect.logError("A completion failed", cause),
              Effect.fail(new ProtocolError(ProtocolErrorCode.InternalError, "Something went wrong on the server")),
            ),
        ),
        Effect.provideService(CurrentActor, actor),
        inTrace(trace),
      ),
    )
  })
}

const ofAddress = (uri: string, argument: string): Completion | undefined =>
  uri.startsWith("task://{id}") && argument === "id" ? taskIds : undefined

const known = <A>(found: A | undefined, message: string): A => {
  if (found === undefined) throw new ProtocolError(ProtocolErrorCode.InvalidParams, message)
  return found
}
