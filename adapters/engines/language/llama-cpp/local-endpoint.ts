import { canConfine } from "#adapters/system/child-process/confinement.ts"
import { makeTempFolder } from "#adapters/system/child-process/temp-folder.ts"
import { tryWrapper } from "#adapters/system/child-process/try-wrapper.ts"
import { Effect, type Scope } from "effect"
import { rm } from "node:fs/promises"
import { request } from "node:http"
import { join } from "node:path"
import { Readable } from "node:stream"
import { modelProcess } from "./model-process.ts"
import type { ModelSettings } from "./model-settings.ts"

export interface LocalModel extends Omit<ModelSettings, "socket"> {
  /** Bytes of private memory that it needs. */
  readonly memoryBytes: number
  /** Milliseconds; five minutes by default. */
  readonly idleTime?: number
}

/** Node reserves this much that it does not use. */
const reserved = 900_000_000

const startLimit = 120_000

/**
 * A `fetch` that is answered by a model on this machine: its process starts on first use, ends after a while without
 * work, and is replaced if it dies. It is reached through a socket in a folder that nobody else may open.
 */
export const localEndpoint = Effect.fnUntraced(
  function*({ memoryBytes, idleTime = 300_000, ...model }: LocalModel): Effect.fn.Return<
    typeof fetch,
    never,
    Scope.Scope
  > {
    const folder = yield* Effect.acquireRelease(
      Effect.promise(makeTempFolder),
      (path) => Effect.promise(() => rm(path, { recursive: true, force: true })),
    )
    const limit = memoryBytes + reserved
    const isLimited = (yield* tryWrapper(["prlimit", `--data=${limit}`, "true"])) !== "refused"
    const socket = join(folder, "model")
    const child = modelProcess({ ...model, socket }, {
      isConfined: yield* canConfine,
      memoryLimit: isLimited ? limit : null,
      startLimit,
      idleTime,
    })
    yield* Effect.addFinalizer(() => Effect.sync(child.stop))
    const log = Effect.runForkWith(yield* Effect.context())

    const answered = async (input: Parameters<typeof fetch>[0], init: RequestInit | undefined, done: () => void) => {
      try {
        await child.start()
      } catch (error) {
        const detail = error instanceof Error ? error.message : String(error)
        log(Effect.logWarning("A local model does not start", { model: model.name, detail }))
        done()
        return unavailable(detail)
      }
      const asked = new Request(input, init)
      const body = Buffer.from(await asked.clone().arrayBuffer())
      return send(socket, asked, body, done).catch(async (error: unknown) => {
        // It may have died, or be dying: what has no answer yet is sent once more, to a new one.
        if (asked.signal.aborted || !isDeath(error)) throw error
        child.stop()
        await child.start()
        return send(socket, asked, body, done)
      })
    }

    return async (input, init) => {
      const release = child.use()
      let isOver = false
      const done = (): void => {
        if (!isOver) release()
        isOver = true
      }
      try {
        return await answered(input, init, done)
      } catch (error) {
        done()
        throw error
      }
    }
  },
)

const unavailable = (message: string): Response =>
  Response.json({ error: { message, type: "server_error" } }, { status: 503, headers: { "retry-after": "30" } })

/** Rejects as `fetch` does. `done` is called when the answer is complete, or will never be. */
const send = (socketPath: string, asked: Request, body: Buffer, done: () => void): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { signal, method } = asked
    const { pathname } = new URL(asked.url)
    const headers = Object.fromEntries(asked.headers)
    const sent = request({ socketPath, path: pathname, method, headers, signal }, (got) => {
      got.once("close", done)
      const type = got.headers["content-type"] ?? "application/json"
      resolve(new Response(Readable.toWeb(got), { status: got.statusCode ?? 500, headers: { "content-type": type } }))
    })
    sent.once("error", (cause) => reject(signal.aborted ? signal.reason : new TypeError("fetch failed", { cause })))
    sent.end(body)
  })

const isDeath = (error: unknown): boolean => {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && "code" in cause
    && ["ECONNREFUSED", "ENOENT", "ECONNRESET", "EPIPE"].includes(String(cause.code))
}
