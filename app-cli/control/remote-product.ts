import type { Actor } from "#domain/kernel/actor.ts"
import type { DomainError } from "#domain/kernel/domain-error.ts"
import { Effect, Option, Schema, Stream } from "effect"
import { connect, type Socket } from "node:net"
import { encodeInput } from "../product/encode-input.ts"
import type { Product } from "../product/product.ts"
import { Frame, linesOf, Request } from "./frames.ts"
import { findSocket } from "./socket-path.ts"

/** The product in the server that owns this data folder; null when none answers. */
export const remoteProduct = (dataDir: string): Effect.Effect<Product | null> =>
  Effect.gen(function*() {
    const path = yield* Effect.promise(() => findSocket(dataDir))
    const isThere = yield* Effect.promise(() =>
      opened(path).then((socket) => socket.destroy() !== undefined, () => false)
    )
    return isThere ? productAt(path) : null
  })

const productAt = (path: string): Product => ({
  hasWorkers: true,
  call: (useCase, input, actor) =>
    Effect.gen(function*() {
      const encoded = yield* encodeInput(useCase.input, input)
      const frames = ask(path, { name: useCase.name, input: encoded, actor })
      const last = yield* Stream.runLast(frames)
      const done = Option.getOrThrowWith(last, () => new Error("the server gave no answer"))
      return yield* Effect.orDie(Schema.decodeUnknownEffect(useCase.output)(done))
    }),
  stream: (streamCase, input, actor) =>
    Stream.unwrap(
      Effect.map(encodeInput(streamCase.input, input), (encoded) =>
        ask(path, { name: streamCase.name, input: encoded, actor })),
    ).pipe(
      Stream.filter((part) =>
        part !== null
      ),
      Stream.mapEffect((part) => Effect.orDie(Schema.decodeUnknownEffect(streamCase.output)(part))),
    ),
})

interface Asked {
  readonly name: string
  readonly input: unknown
  readonly actor: Actor
}

/** The parts of the answer, then its end. */
const ask = (path: string, request: Asked): Stream.Stream<unknown, DomainError> =>
  Stream.unwrap(
    Effect.gen(function*() {
      const socket = yield* Effect.acquireRelease(
        Effect.promise(() => opened(path)),
        (open) => Effect.sync(() => open.destroy()),
      )
      socket.write(`${yield* Effect.orDie(Schema.encodeEffect(Request)(request))}\n`)
      return Stream.fromAsyncIterable(framesOf(socket), (cause) => cause).pipe(Stream.orDie, Stream.mapEffect(outcome))
    }),
  )

async function* framesOf(socket: Socket): AsyncGenerator<Frame> {
  const decode = Schema.decodeUnknownSync(Frame)
  for await (const line of linesOf(socket)) {
    const frame = decode(line)
    yield frame
    if (!("part" in frame)) return
  }
  throw new Error("the server stopped before it had answered")
}

const outcome = (frame: Frame): Effect.Effect<unknown, DomainError> => {
  if ("part" in frame) return Effect.succeed(frame.part)
  if ("done" in frame) return Effect.succeed(frame.done)
  return "refused" in frame ? Effect.fail(frame.refused) : Effect.die(new Error(frame.broken))
}

const opened = (path: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(path, () => resolve(socket))
    socket.once("error", reject)
  })
