import type { CurrentActor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import type { Shape, UseCase } from "#domain/kernel/use-case.ts"
import type { Ports } from "#domain/ports.ts"
import type { TaskItem } from "#domain/task/task-item.ts"
import { Effect, type Schema } from "effect"
import { responding } from "./envelope.ts"
import { sendTask } from "./streams-and-files/send-task.ts"

/**
 * Answers a whole task where the use case answers a list item: no other surface needs every line of the task. There may be
 * 50,000, so they are written in slices.
 */
export const answeringWithTask = Effect.map(
  responding,
  (respond) =>
  <I extends Shape, O extends Schema.Codec<TaskItem, unknown>, E extends DomainError>(
    useCase: UseCase<I, O, E, Ports | CurrentActor>,
    input: I["Type"],
  ) => respond(Effect.flatMap(useCase.run(input), ({ id }) => sendTask(id))),
)
