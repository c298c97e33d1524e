import { UnitOfWork } from "#domain/kernel/unit-of-work.port.ts"
import { Effect, Layer } from "effect"
import { State } from "./state.ts"

export const layer = Layer.effect(UnitOfWork, Effect.map(State, ({ transaction }) => UnitOfWork.of({ transaction })))
