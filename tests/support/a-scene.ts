import { UserStore } from "#domain/account/user-store.port.ts"
import type { User } from "#domain/account/user.ts"
import { FilesRefused } from "#domain/intake/errors.ts"
import { CurrentActor } from "#domain/kernel/actor.ts"
import { PublicAddress } from "#domain/kernel/public-address.port.ts"
import { MinuteLedger } from "#domain/plan/minute-ledger.port.ts"
import { TaskStore } from "#domain/task/task-store.port.ts"
import type { Task } from "#domain/task/task.ts"
import { assert } from "@effect/vitest"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { ada, at, bob } from "./a-task.ts"
import { memoryPorts } from "./memory-ports.ts"

export const asBob = Layer.succeed(CurrentActor, { _tag: "User", id: bob })
export const asOperator = Layer.succeed(CurrentActor, { _tag: "Operator" })
export const asVisitor = Layer.succeed(CurrentActor, { _tag: "Anonymous", deviceId: null })

const address = Layer.succeed(PublicAddress, { url: "https://parley.example" })

/** Noon of the day the builders are about. */
export const noon = at("2026-11-20T12:00:00.000Z")

/** All memory ports, empty, at noon; nobody is signed in. */
export const atNoon = <A, E, R>(test: Effect.Effect<A, E, R>) =>
  Effect.andThen(TestClock.setTime(noon.epochMilliseconds), test).pipe(Effect.provide([memoryPorts, address]))

export const keepUsers = (...users: ReadonlyArray<User>) =>
  Effect.gen(function*() {
    const store = yield* UserStore
    yield* Effect.forEach(users, store.insert)
  })

export const keepTasks = (...tasks: ReadonlyArray<Task>) =>
  Effect.gen(function*() {
    const store = yield* TaskStore
    yield* Effect.forEach(tasks, store.insert)
  })

/** The minutes an account's usage month (from the first, as the builder has it) was charged, and the bonus. */
export const spentBy = (owner = ada) =>
  Effect.gen(function*() {
    const ledger = yield* MinuteLedger
    const { monthly, bonus } = yield* ledger.sums(owner, "2026-11-01")
    return 0 - monthly - bonus
  })

/** The public code of the refusal that something ends with. */
export const refusal = <A, E extends { readonly _tag: string }, R>(asked: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(asked), ({ _tag }): string => _tag)

/** The same with everything that the refusal contains. */
export const refusalWith = <A, E extends { readonly _tag: string; readonly message: string }, R>(
  asked: Effect.Effect<A, E, R>,
) => Effect.map(Effect.flip(asked), (error): Record<string, unknown> => ({ ...error, message: error.message }))

/** What is reported about each file when several were sent and some were refused. */
export const filesRefused = <A, E extends { readonly _tag: string }, R>(asked: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(asked), (error) => error instanceof FilesRefused ? error : assert.fail(error._tag))
