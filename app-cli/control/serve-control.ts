import { CurrentActor } from "#domain/kernel/actor.ts"
import { refuseWhenAway } from "#domain/kernel/database-away.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { Cause, Effect, Exit, Fiber, Schema, type Scope, Stream } from "effect"
import { chmod } from "node:fs/promises"
import { createServer, type Server, type Socket } from "node:net"
import { callables, streamables } from "../product/callables.ts"
import type { Everything } from "../product/served.ts"
import { linesOf, Request, send } from "./frames.ts"
import { prepareSocket } from "./socket-path.ts"

/**
 * Lets the command line use the product of this process, through a socket only this user may open. Call it as the owner of
 * the data folder. A call ends when its client goes away; at the end of the scope running calls are interrupted.
 */
export const serveControl = (dataDir: string): Effect.Effect<void, never, Everything | Scope.Scope> =>
  Effect.gen(function*() {
    const ports = yield* Effect.context<Everything>()
    const fork = Effect.runForkWith(ports)
    const { path, remove } = yield* Effect.promise(() => prepareSocket(dataDir))
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      const fiber = fork(converse(socket))
      socket.on("error", () => socket.destroy())
      socket.on("close", () => {
        sockets.delete(socket)
        fork(Fiber.interrupt(fiber))
      })
    })
    yield* Effect.acquireRelease(
      Effect.promise(() => listening(server, path)),
      () =>
        Effect.promise(async () => {
          for (const socket of sockets) socket.destroy()
          await new Promise((resolve) => server.close(resolve))
          await remove()
        }),
    )
  })

const listening = (server: Server, path: string): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once("error", reject)
    server.listen(path, () => resolve(chmod(path, 0o600)))
  })

const converse = (socket: Socket) =>
  Effect.gen(function*() {
    const line = yield* Effect.promise(async () => {
      for await (const first of linesOf(socket)) return first
      return null
    })
    if (line === null) return
    const request = yield* Effect.orDie(Schema.decodeUnknownEffect(Request)(line))
    yield* answer(socket, request)
  }).pipe(
    Effect.exit,
    Effect.flatMap((exit) => Exit.isSuccess(exit) ? Effect.void : tellBroken(socket, exit.cause)),
    Effect.ensuring(Effect.sync(() => socket.end())),
  )

const answer = (socket: Socket, { name, input, actor }: Request): Effect.Effect<void, never, Everything> =>
  (streamables.has(name) ? follow(socket, name, input) : call(name, input)).pipe(
    Effect.map((done) => send(socket, { done: done ?? null })),
    refuseWhenAway,
    Effect.catch(({ _tag, kind, message }) => Effect.sync(() => send(socket, { refused: { _tag, kind, message } }))),
    Effect.provideService(CurrentActor, actor),
  )

const call = (name: string, input: unknown): Effect.Effect<unknown, DomainError, Everything | CurrentActor> => {
  const found = callables.get(name)
  return found === undefined ? Effect.die(new Error(`This server does not know ${name}`)) : found(input)
}

const follow = (socket: Socket, name: string, input: unknown) =>
  Stream.runForEach(
    streamables.get(name)?.(input) ?? Stream.empty,
    (part) => Effect.sync(() => send(socket, { part })),
  )

const tellBroken = (socket: Socket, cause: Cause.Cause<never>): Effect.Effect<void> =>
  Cause.hasInterruptsOnly(cause)
    ? Effect.void
    : Effect.logError("A command failed", cause).pipe(
      Effect.andThen(Effect.sync(() => send(socket, { broken: "something went wrong in the server; see its log" }))),
    )
