import type { CurrentActor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import type { Ports } from "#domain/ports.ts"
import type { Effect } from "effect"

/** What a value that is being typed may become, the likeliest first. */
export type Completion = (begun: string) => Effect.Effect<ReadonlyArray<string>, DomainError, Ports | CurrentActor>
