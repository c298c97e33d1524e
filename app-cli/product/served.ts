import type { CurrentActor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import type { Shape } from "#domain/kernel/use-case.ts"
import type { Ports } from "#domain/ports.ts"
import { Effect, Schema, Stream } from "effect"
import type { BackupPorts } from "../local-operations/back-up.ts"

/** What the commands need: all ports, and what backups read besides. */
export type Everything = Ports | BackupPorts

export type Served = Effect.Effect<unknown, DomainError, Everything | CurrentActor>

export type Streamed = Stream.Stream<unknown, DomainError, Everything | CurrentActor>

interface Form {
  readonly name: string
  readonly input: Shape
  readonly output: Shape
}

interface Running extends Form {
  run(decoded: unknown): Served
}

interface Streaming extends Form {
  stream(decoded: unknown): Streamed
}

/** Any use case: its function takes what its input decodes. */
export type Callable = Running | Streaming

export const isRunning = (one: Callable): one is Running => "run" in one
export const isStreaming = (one: Callable): one is Streaming => "stream" in one

/** A use case that takes and gives what travels: the command line may be in another process than the product. */
export const served = (one: Running) =>
  [
    one.name,
    (encoded: unknown): Served =>
      Schema.decodeUnknownEffect(one.input)(encoded).pipe(
        Effect.orDie,
        Effect.flatMap((decoded) => one.run(decoded)),
        Effect.flatMap((answer) => Effect.orDie(Schema.encodeUnknownEffect(one.output)(answer))),
      ),
  ] as const

/** One that answers in parts. */
export const streamed = (one: Streaming) =>
  [
    one.name,
    (encoded: unknown): Streamed =>
      Stream.unwrap(
        Effect.map(Effect.orDie(Schema.decodeUnknownEffect(one.input)(encoded)), (decoded) => one.stream(decoded)),
      ).pipe(Stream.mapEffect((part) => Effect.orDie(Schema.encodeUnknownEffect(one.output)(part)))),
  ] as const
