import type { Actor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import type { Shape } from "#domain/kernel/use-case.ts"
import type { Effect, Stream } from "effect"

/** What both sides of the control socket know about a use case. */
interface Callable<I extends Shape, O extends Shape> {
  readonly name: string
  readonly input: I
  readonly output: O
}

/** The product as the command line uses it: in the server that runs already, or opened by this process. */
export interface Product {
  readonly call: <I extends Shape, O extends Shape>(
    useCase: Callable<I, O>,
    input: I["Type"],
    actor: Actor,
  ) => Effect.Effect<O["Type"], DomainError>
  /** The parts of a streamed answer. */
  readonly stream: <I extends Shape, O extends Shape>(
    streamCase: Callable<I, O>,
    input: I["Type"],
    actor: Actor,
  ) => Stream.Stream<O["Type"], DomainError>
  /** Whether workers pick up what is started: in the server, or in other processes. */
  readonly hasWorkers: boolean
}

export const operator: Actor = { _tag: "Operator" }
