import type { Actor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import type { TaskId } from "#domain/kernel/ids.ts"
import type { Shape } from "#domain/kernel/use-case.ts"
import type { TaskUpdate } from "#domain/library/task-update.ts"
import type { Effect, Stream } from "effect"

/** What of a use case is known on both sides of the control socket. */
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
  /** News of a task until nothing runs for it any more. */
  readonly watch: (taskId: TaskId) => Stream.Stream<typeof TaskUpdate.Type, DomainError>
  /** Whether workers take up what is started: in the server, or in other processes. */
  readonly hasWorkers: boolean
}

export const operator: Actor = { _tag: "Operator" }
