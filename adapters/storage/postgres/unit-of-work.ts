import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { Effect, Layer } from "effect"
import { Database } from "./database.ts"

export const layer = Layer.effect(
  UnitOfWork,
  Effect.map(Database, ({ transaction }) => UnitOfWork.of({ transaction })),
)
