import { Data, Effect, Schema } from "effect"
import { fork } from "node:child_process"
import { keepEnd } from "./bounded-output.ts"
import { canConfine, confinedNest, confinedNode } from "./confinement.ts"
import { killGroup, killOnExit } from "./kill-group.ts"
import { plainEnvironment } from "./plain-environment.ts"

/**
 * `threw`: the worker's handler threw; `name` and `detail` describe its error. `died`: it crashed, ran out of memory or
 * exited without an answer. `unreadable`: its answer does not match the schema.
 */
export class WorkerFailed extends Data.TaggedError("WorkerFailed")<{
  readonly reason: "threw" | "died" | "timed-out" | "unreadable"
  readonly name: string
  readonly detail: string
}> {}

export interface WorkerTask<A, I> {
  /** One of our own files, e.g. `new URL("./vad-worker.ts", import.meta.url)`; it calls `answerParent`. */
  readonly file: URL
  /** Anything structured cloning can carry. */
  readonly request: unknown
  readonly answer: Schema.Codec<A, I>
  /** Milliseconds of wall clock; with `later`, from when that is sent. */
  readonly timeLimit: number
  /** Sent to the worker as soon as it is known. */
  readonly later?: Promise<unknown>
  /** Megabytes of JavaScript heap. Native memory is not counted. */
  readonly memoryLimit: number
  readonly onReport?: (report: unknown) => void
  readonly env?: Record<string, string>
  /** The files and folders it may read besides our code. Named for workers that read what users sent: they are confined. */
  readonly reads?: ReadonlyArray<string>
  /** Whether it starts a program that builds a sandbox of its own inside, which the superuser may not. */
  readonly nests?: boolean
}

/** What a worker says. */
export const WorkerMessage = Schema.Union([
  Schema.Struct({ type: Schema.Literal("report"), report: Schema.Unknown }),
  Schema.Struct({ type: Schema.Literal("answer"), answer: Schema.Unknown }),
  Schema.Struct({ type: Schema.Literal("error"), name: Schema.String, detail: Schema.String }),
])

/** Sends one request to a new Node process, and ends it. Interruption and time-out kill it. Time limits are in real time. */
export const askWorker = <A, I>(task: WorkerTask<A, I>): Effect.Effect<A, WorkerFailed> =>
  Effect.flatMap(task.reads === undefined ? Effect.succeed(false) : canConfine, (isConfined) => ask(task, isConfined))

const ask = <A, I>(task: WorkerTask<A, I>, isConfined: boolean): Effect.Effect<A, WorkerFailed> =>
  Effect.callback<unknown, WorkerFailed>((resume) => {
    const flags = [`--max-old-space-size=${task.memoryLimit}`, "--disable-warning=ExperimentalWarning"]
    const { execPath, execArgv } = isConfined
      ? (task.nests === true ? confinedNest : confinedNode)(task.file, flags, task.reads ?? [])
      : { execPath: process.execPath, execArgv: flags }
    const child = fork(task.file, [], {
      detached: true,
      execPath,
      execArgv: [...execArgv],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      env: task.env ?? plainEnvironment(),
    })
    killOnExit(child)
    const stderr = keepEnd(4096)
    let outcome: Effect.Effect<unknown, WorkerFailed> | null = null
    const settle = (result: Effect.Effect<unknown, WorkerFailed>): void => {
      outcome ??= result
      killGroup(child)
    }
    const fail = (reason: WorkerFailed["reason"], name: string, detail: string): void =>
      settle(Effect.fail(new WorkerFailed({ reason, name, detail })))
    let timer: NodeJS.Timeout | undefined
    const startTimer = (): void => {
      timer = setTimeout(() => fail("timed-out", "Timeout", `no answer within ${task.timeLimit} ms`), task.timeLimit)
    }
    const tellLater = (later: unknown): void => {
      if (outcome !== null || !child.connected) return
      startTimer()
      child.send({ later }, (error) => {
        if (error !== null) fail("died", "Died", error.message)
      })
    }
    if (task.later === undefined) startTimer()
    else void task.later.then(tellLater)
    child.stderr?.on("data", stderr.add)
    child.on("message", (raw) => {
      const message = Schema.decodeUnknownSync(WorkerMessage)(raw)
      if (message.type === "report") task.onReport?.(message.report)
      else if (message.type === "answer") settle(Effect.succeed(message.answer))
      else fail("threw", message.name, message.detail)
    })
    const gone = new Promise<void>((done) => {
      const end = (detail: string): void => {
        clearTimeout(timer)
        resume(outcome ?? Effect.fail(new WorkerFailed({ reason: "died", name: "Died", detail })))
        done()
      }
      child.once("error", (error) => end(error.message))
      child.once("close", (code, signal) => end(`${signal ?? `exit code ${code}`}: ${stderr.bytes().toString("utf8")}`))
    })
    child.send({ request: task.request }, (error) => {
      if (error !== null) fail("died", "Died", error.message)
    })
    return Effect.promise(() => {
      killGroup(child)
      return gone
    })
  }).pipe(
    Effect.flatMap((answer) =>
      Schema.decodeUnknownEffect(task.answer)(answer).pipe(
        Effect.mapError((error) => new WorkerFailed({ reason: "unreadable", name: error._tag, detail: error.message })),
      )
    ),
  )
