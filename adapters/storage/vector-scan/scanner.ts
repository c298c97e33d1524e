import { Effect, Schema, type Scope } from "effect"
import { Worker } from "node:worker_threads"
import { ScanReply, type ScanRequest } from "./scan-request.ts"

/** Milliseconds without work after which the thread ends, and with it what it holds. */
const idleTime = 600_000

const decode = Schema.decodeUnknownSync(ScanReply)

interface Waiting {
  readonly resolve: (reply: ScanReply) => void
  readonly reject: (error: unknown) => void
}

export interface Scanner {
  readonly scan: (request: Omit<ScanRequest, "id">) => Promise<ScanReply>
}

/** A thread with vectors that begins with the first request. One that died has lost them, and is replaced. */
export const makeScanner: Effect.Effect<Scanner, never, Scope.Scope> = Effect.gen(function*() {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | null = null
  let rest: NodeJS.Timeout | undefined
  let last = 0

  const stop = (): void => {
    clearTimeout(rest)
    void worker?.terminate()
    worker = null
  }

  const start = (): Worker => {
    const started = new Worker(new URL("./scan-worker.ts", import.meta.url))
    started.unref()
    const end = (error: unknown): void => {
      if (worker === started) worker = null
      for (const { reject } of waiting.values()) reject(error)
      waiting.clear()
    }
    started.on("message", (message: unknown) => {
      const reply = decode(message)
      waiting.get(reply.id)?.resolve(reply)
      waiting.delete(reply.id)
    })
    started.once("error", end)
    started.once("exit", (code) => end(new Error(`the thread that compares vectors ended: ${code}`)))
    return started
  }

  yield* Effect.addFinalizer(() => Effect.sync(stop))
  return {
    scan: (request) => {
      clearTimeout(rest)
      worker ??= start()
      rest = setTimeout(stop, idleTime).unref()
      last += 1
      const id = last
      const moved = request.given.flatMap(({ bytes, scales }) => [bytes.buffer, scales.buffer])
      return new Promise<ScanReply>((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        worker?.postMessage({ ...request, id }, moved.filter((one) => one instanceof ArrayBuffer))
      })
    },
  }
})
