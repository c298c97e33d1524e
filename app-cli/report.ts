import type { DomainError } from "#domain/kernel/domain-error.ts"
import { Console, Effect } from "effect"
import { exitCodeOf } from "./errors.ts"

/** Prints a refusal to standard error and returns its exit code. */
export const report = (refusal: DomainError): Effect.Effect<number> =>
  Effect.as(
    Console.error(refusal._tag === "CliRefusal" ? refusal.message : `${refusal._tag}: ${refusal.message}`),
    exitCodeOf(refusal),
  )
