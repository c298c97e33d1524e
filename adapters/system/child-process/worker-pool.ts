import { Effect, Schema, type Scope, Semaphore } from "effect"
import { type ChildProcess, fork } from "node:child_process"
import { setPriority } from "node:os"
import { keepEnd } from "./bounded-output.ts"
import { killGroup, killOnExit } from "./kill-group.ts"
import { WorkerFailed, WorkerMessage } from "./node-worker.ts"
import { plainEnvironment } from "./plain-environment.ts"

export interface PoolOptions {
  /** One of our own files, which calls `answerParent`. */
  readonly file: URL
  /** How many processes there are at most. */
  readonly size: number
  /** Milliseconds of wall clock for one request. */
  readonly timeLimit: number
  /** Milliseconds after which an idle process ends. */
  readonly idleTime: number
  /** Megabytes of JavaScript heap. */
  readonly memoryLimit: number
  /** Its scheduling priority, as named by `node:os`. */
  readonly priority: number
}

interface Request<A, I> {
  /** Anything structured cloning can carry. */
  readonly request: unknown
  readonly answer: Schema.Codec<A, I>
  readonly onReport: (report: unknown) => void
}

export interface WorkerPool {
  /** Waits for a free process. Interruption, time-out and failure end the process; others take its place. */
  readonly ask: <A, I>(request: Request<A, I>) => Effect.Effect<A, WorkerFailed>
}

interface Worker {
  readonly child: ChildProcess
  readonly complaint: () => string
  idle: NodeJS.Timeout | undefined
  /** Whether it was idle before this request, and may have died unnoticed. */
  wasIdle: boolean
}

/**
 * Node processes that are kept for further requests, since starting one takes longer than many answers. They run at low
 * priority, so that the process that serves requests comes first.
 */
export const makeWorkerPool = Effect.fnUntraced(
  function*(options: PoolOptions): Effect.fn.Return<WorkerPool, never, Scope.Scope> {
    const free = Semaphore.makeUnsafe(options.size)
    const idle = new Set<Worker>()
    const end = (worker: Worker) =>
      Effect.sync(() => {
        clearTimeout(worker.idle)
        idle.delete(worker)
        killGroup(worker.child)
      })
    yield* Effect.addFinalizer(() => Effect.forEach(idle, end, { discard: true }))
    const take = Effect.sync(() => {
      const known = [...idle].find(({ child }) => child.connected)
      if (known === undefined) return startWorker(options)
      clearTimeout(known.idle)
      idle.delete(known)
      known.wasIdle = true
      return known
    })
    const keepIdle = (worker: Worker) =>
      Effect.sync(() => {
        idle.add(worker)
        worker.idle = setTimeout(() => Effect.runSync(end(worker)), options.idleTime)
        worker.idle.unref()
      })
    const attempt = <A, I>({ request, answer, onReport }: Request<A, I>) =>
      Effect.acquireUseRelease(
        take,
        (worker) =>
          exchange(worker, request, onReport, options.timeLimit).pipe(
            Effect.flatMap((raw) => decoded(answer, raw)),
            Effect.mapError((failure) => ({ failure, isAgain: worker.wasIdle && failure.reason === "died" })),
          ),
        (worker, exit) => exit._tag === "Success" ? keepIdle(worker) : end(worker),
      )
    return {
      ask: (request) =>
        attempt(request).pipe(
          Effect.retry({ while: ({ isAgain }) => isAgain }),
          Effect.mapError(({ failure }) => failure),
          free.withPermits(1),
        ),
    }
  },
)

const startWorker = ({ file, memoryLimit, priority }: PoolOptions): Worker => {
  const child = fork(file, [], {
    detached: true,
    execArgv: [`--max-old-space-size=${memoryLimit}`, "--disable-warning=ExperimentalWarning"],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: plainEnvironment(),
  })
  killOnExit(child)
  if (child.pid !== undefined) setPriority(child.pid, priority)
  const stderr = keepEnd(4096)
  child.stderr?.on("data", stderr.add)
  // Swallows an error between two requests; the next request notices that the process is gone.
  child.on("error", () => undefined)
  return { child, complaint: () => stderr.bytes().toString("utf8"), idle: undefined, wasIdle: false }
}

const exchange = (
  { child, complaint }: Worker,
  request: unknown,
  onReport: (report: unknown) => void,
  timeLimit: number,
): Effect.Effect<unknown, WorkerFailed> =>
  Effect.callback<unknown, WorkerFailed>((resume) => {
    const fail = (reason: WorkerFailed["reason"], name: string, detail: string): void =>
      settle(Effect.fail(new WorkerFailed({ reason, name, detail })))
    const receive = (raw: unknown): void => {
      const message = Schema.decodeUnknownSync(WorkerMessage)(raw)
      if (message.type === "report") onReport(message.report)
      else if (message.type === "answer") settle(Effect.succeed(message.answer))
      else fail("threw", message.name, message.detail)
    }
    const died = (code: number | null, signal: string | null): void =>
      fail("died", "Died", `${signal ?? `exit code ${code}`}: ${complaint()}`)
    const timer = setTimeout(() => fail("timed-out", "Timeout", `no answer within ${timeLimit} ms`), timeLimit)
    const leave = (): void => {
      clearTimeout(timer)
      child.off("message", receive).off("close", died)
    }
    function settle(result: Effect.Effect<unknown, WorkerFailed>): void {
      leave()
      resume(result)
    }
    child.on("message", receive).on("close", died)
    child.send({ request }, (error) => {
      if (error !== null) fail("died", "Died", error.message)
    })
    return Effect.sync(leave)
  })

const decoded = <A, I>(answer: Schema.Codec<A, I>, raw: unknown): Effect.Effect<A, WorkerFailed> =>
  Schema.decodeUnknownEffect(answer)(raw).pipe(
    Effect.mapError((error) => new WorkerFailed({ reason: "unreadable", name: error._tag, detail: error.message })),
  )
