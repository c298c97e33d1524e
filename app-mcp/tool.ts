import { CurrentActor } from "#domain/kernel/actor.ts"
import { CallerNetwork } from "#domain/kernel/caller-network.ts"
import { refuseWhenAway } from "#domain/kernel/database-away.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { holdStream } from "#domain/kernel/hold-stream.ts"
import type { StreamCase } from "#domain/kernel/stream-case.ts"
import { inTrace } from "#domain/kernel/trace-context.ts"
import type { Shape, UseCase } from "#domain/kernel/use-case.ts"
import type { Ports } from "#domain/ports.ts"
import type {
  CallToolResult,
  InputRequiredResult,
  ServerContext,
  Tool as ListedTool,
  ToolAnnotations,
} from "@modelcontextprotocol/server"
import { Cause, Effect, identity, Option, Schema, Stream } from "effect"
import { consentIn } from "./consent.ts"
import { internalError, toToolResult } from "./errors.ts"
import { decodeAsMeant } from "./lenient-input.ts"
import { ReportStep, reportTo, type Step } from "./progress.ts"
import { callerOf, CheckAgain, type McpOffer } from "./session.ts"
import { type FieldWords, inputSchemaOf, inputShape, listed, outputShape } from "./shapes.ts"
import { quoted, warning } from "./texts/quoted.ts"
import { whileAllowed } from "./while-allowed.ts"

/** What is returned of a long result, and how to get the rest; null if nothing was left out. */
export interface Fitted<O> {
  readonly kept: O
  readonly rest: string | null
}

export type Attachment = CallToolResult["content"][number]

export interface ToolSpec<O, I = never> extends ToolAnnotations {
  readonly name: string
  /** For a person browsing the tools. */
  readonly title: string
  /** For a model: what happens, and what to do next. */
  readonly description: string
  readonly fields?: FieldWords
  readonly fit?: (output: O) => Fitted<O>
  /** What is attached besides text: from the whole output, including what `fit` takes out. */
  readonly attach?: (output: O) => ReadonlyArray<Attachment>
  readonly say: (output: O) => string
  /** Whether it says what others said or wrote. */
  readonly isQuoted?: boolean
  /** What the user is asked first, where the client can ask; null if there is nothing to ask. */
  readonly ask?: (input: I) => Effect.Effect<string | null, DomainError, Ports | CurrentActor>
}

export interface Tool {
  readonly name: string
  /** The use case behind it. */
  readonly useCase: string
  /** Whether it changes nothing. */
  readonly isReading: boolean
  /** As a client reads it. */
  readonly listed: () => ListedTool
  readonly call: (
    runtime: McpOffer["runtime"],
    input: unknown,
    context: ServerContext,
    /** Whether the client can ask its user. */
    canAsk: boolean,
  ) => Promise<CallToolResult | InputRequiredResult>
}

/** Turns a use case into a tool, with its schemas and refusals. */
export const tool = <I extends Shape, O extends Shape, E extends DomainError>(
  useCase: UseCase<I, O, E, Ports | CurrentActor>,
  { name, title, description, fields, fit = whole, attach = nothing, say, isQuoted = false, ask, ...hints }: ToolSpec<
    O["Type"],
    I["Type"]
  >,
): Tool => {
  const inputSchema = inputShape(useCase.input, fields)
  const outputSchema = outputShape(useCase.output)
  const annotations = { readOnlyHint: false, destructiveHint: false, openWorldHint: false, ...hints }
  const decode = decodeAsMeant(useCase.input, () => inputSchemaOf(useCase.input))
  const encode = Schema.encodeSync(useCase.output)
  const answer = (output: O["Type"]): CallToolResult => {
    const { kept, rest } = fit(output)
    const said = isQuoted ? quoted(say(kept)) : say(kept)
    const text = rest === null ? said : `${said}\n\n${rest}`
    return {
      content: [{ type: "text", text }, ...attach(output)],
      structuredContent: { ...(isQuoted && warning), ...asRecord(encode(kept)) },
    }
  }
  const act = (given: I["Type"]) => Effect.map(useCase.run(given), answer)
  return {
    name,
    useCase: useCase.name,
    isReading: hints.readOnlyHint === true,
    listed: () => ({
      name,
      title,
      description,
      inputSchema: listed(inputSchema),
      outputSchema: listed(outputSchema),
      annotations,
    }),
    call: (runtime, input, context, canAsk) => {
      const { actor, network, trace, checkAgain } = callerOf(context)
      const afterConsent = (given: I["Type"], question: string | null) => {
        const asked = consentIn(context, question)
        if (asked === "given") return act(given)
        // Between question and answer the caller may have lost access.
        return asked === "just given" ? Effect.andThen(checkAgain, act(given)) : Effect.succeed(asked)
      }
      const call = Effect.flatMap(decode(input), (given) =>
        canAsk && ask !== undefined
          ? Effect.flatMap(ask(given), (question) => afterConsent(given, question))
          : act(given))
      // An engine may take its time.
      const watched = annotations.openWorldHint ? whileAllowed(checkAgain)(call) : call
      return runtime.runPromise(
        watched.pipe(
          refuseWhenAway,
          Effect.match({ onSuccess: identity, onFailure: toToolResult }),
          Effect.catchCauseIf(
            Cause.hasDies,
            (cause) => Effect.as(Effect.logError("A tool failed", cause), internalError),
          ),
          Effect.annotateLogs("tool", name),
          Effect.provideService(CurrentActor, actor),
          Effect.provideService(CallerNetwork, network),
          Effect.provideService(ReportStep, reportTo(context)),
          Effect.provideService(CheckAgain, checkAgain),
          inTrace(trace),
        ),
        { signal: context.mcpReq.signal },
      )
    },
  }
}

/** Turns a use case that answers in parts into a tool: each part is progress, and the last one is the answer. */
export const followingTool = <I extends Shape, O extends Shape, E extends DomainError>(
  { name, input, output, stream }: StreamCase<I, O, E, Ports | CurrentActor>,
  { stepOf, ...spec }: ToolSpec<O["Type"], I["Type"]> & { readonly stepOf: (part: O["Type"]) => Step | null },
): Tool =>
  tool({
    name,
    input,
    output,
    run: (given) =>
      Effect.gen(function*() {
        yield* holdStream(null)
        const report = yield* ReportStep
        const checkAgain = yield* CheckAgain
        const parts = Stream.tap(stream(given), (part) => {
          const step = stepOf(part)
          return step === null ? Effect.void : Effect.andThen(checkAgain, report(step))
        })
        const last = yield* Stream.runLast(parts).pipe(whileAllowed(checkAgain))
        yield* checkAgain
        return Option.getOrThrowWith(last, () => new Error(`${name} gave no part`))
      }).pipe(Effect.scoped),
  }, spec)

const whole = <O>(output: O): Fitted<O> => ({ kept: output, rest: null })

const nothing = (): ReadonlyArray<Attachment> => []

const asRecord = Schema.decodeUnknownSync(Schema.Record(Schema.String, Schema.Unknown))
