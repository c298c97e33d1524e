import type { DomainError } from "#domain/kernel/domain-error.ts"
import type { Shape, UseCase } from "#domain/kernel/use-case.ts"
import { Effect } from "effect"

/** What only the command line does, on this machine: it has the form of a use case, and says itself who may do it. */
export const operation = <I extends Shape, O extends Shape, E extends DomainError, R>(
  name: `cli.${string}`,
  parts: Omit<UseCase<I, O, E, R>, "name">,
): UseCase<I, O, E, R> => ({
  ...parts,
  name,
  run: (input) => parts.run(input).pipe(Effect.withSpan(name)),
})
