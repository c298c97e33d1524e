import type { CurrentActor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import type { StreamCase } from "#domain/kernel/stream-case.ts"
import type { Shape, UseCase } from "#domain/kernel/use-case.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect, Schema, Stream } from "effect"
import type { BackupPorts } from "../local-operations/back-up.ts"

/** What the commands need: all ports, and what backups read besides. */
export type Everything = Ports | BackupPorts

export type Served = Effect.Effect<unknown, DomainError, Everything | CurrentActor>

/** A use case that takes and gives what travels: the command line may be in another process than the product. */
export const served = <I extends Shape, O extends Shape, E extends DomainError>(
  { name, input, output, run }: UseCase<I, O, E, Everything | CurrentActor>,
): readonly [string, (encoded: unknown) => Served] => [
  name,
  (encoded) =>
    Schema.decodeUnknownEffect(input)(encoded).pipe(
      Effect.orDie,
      Effect.flatMap(run),
      Effect.flatMap((answer) => Effect.orDie(Schema.encodeEffect(output)(answer))),
    ),
]

export type Streamed = Stream.Stream<unknown, DomainError, Everything | CurrentActor>

/** The same for one that answers in parts. */
export const streamed = <I extends Shape, O extends Shape, E extends DomainError>(
  { name, input, output, stream }: StreamCase<I, O, E, Everything | CurrentActor>,
): readonly [string, (encoded: unknown) => Streamed] => [
  name,
  (encoded) =>
    Stream.unwrap(Effect.map(Effect.orDie(Schema.decodeUnknownEffect(input)(encoded)), stream)).pipe(
      Stream.mapEffect((part) => Effect.orDie(Schema.encodeEffect(output)(part))),
    ),
]
