import { keepEnd } from "#adapters/system/child-process/bounded-output.ts"
import { canConfine, confinedNode } from "#adapters/system/child-process/confinement.ts"
import { killGroup, killOnExit } from "#adapters/system/child-process/kill-group.ts"
import { plainEnvironment } from "#adapters/system/child-process/plain-environment.ts"
import { type Duration, Effect, Schema } from "effect"
import { type ChildProcess, fork } from "node:child_process"

const ChunkResult = Schema.Struct({
  type: Schema.Literal("heard"),
  id: Schema.Int,
  text: Schema.String,
  tokens: Schema.Array(Schema.String),
  timestamps: Schema.Array(Schema.Finite),
  lang: Schema.String,
})
export type ChunkResult = typeof ChunkResult.Type

const Message = Schema.Union([
  ChunkResult,
  Schema.Struct({ type: Schema.Literal("loaded"), id: Schema.Int }),
  Schema.Struct({ type: Schema.Literal("failed"), id: Schema.Int, detail: Schema.String }),
])

const decodeMessage = Schema.decodeUnknownSync(Message)

/** `loaded` says whether the model had been loaded: if not, a retry is pointless. */
export interface WorkerDied {
  readonly _tag: "WorkerDied"
  readonly loaded: boolean
  readonly detail: string
}

export interface WorkerProcess {
  /** One request at a time. Interruption and time-out kill the process; the next request starts a new one. */
  readonly ask: (request: object, timeLimit: Duration.Input) => Effect.Effect<ChunkResult, WorkerDied | TimedOut>
  readonly stop: () => void
}

export interface TimedOut {
  readonly _tag: "TimedOut"
}

const file = new URL("./recognizer-worker.ts", import.meta.url)

/**
 * A recogniser process, started on first use and kept running for a while, because loading a model takes seconds, and its
 * memory hundreds of megabytes. Where the machine can
 * confine it, it reads our code and these paths, and nothing else.
 */
export const workerProcess = (reads: ReadonlyArray<string>, idleTime = 300_000): WorkerProcess => {
  let child: ChildProcess | null = null
  let rest: NodeJS.Timeout | undefined
  let stderr = keepEnd(4096)
  let lastId = 0

  const stop = (): void => {
    clearTimeout(rest)
    if (child) killGroup(child)
    child = null
  }

  const alive = (isConfined: boolean): ChildProcess => {
    if (child && child.exitCode === null && child.signalCode === null && child.connected) return child
    const flags = ["--disable-warning=ExperimentalWarning"]
    const { execPath, execArgv } = isConfined
      ? confinedNode(file, flags, reads)
      : { execPath: process.execPath, execArgv: flags }
    child = fork(file, [], {
      detached: true,
      execPath,
      execArgv: [...execArgv],
      serialization: "advanced",
      stdio: ["ignore", "ignore", "pipe", "ipc"],
      env: plainEnvironment(),
    })
    stderr = keepEnd(4096)
    child.stderr?.on("data", stderr.add)
    child.on("error", stop)
    killOnExit(child)
    return child
  }

  const send = (request: object, isConfined: boolean): Effect.Effect<ChunkResult, WorkerDied> =>
    Effect.callback((resume) => {
      clearTimeout(rest)
      const process = alive(isConfined)
      const id = ++lastId
      let loaded = false
      const settle = (outcome: Effect.Effect<ChunkResult, WorkerDied>): void => {
        process.off("message", onMessage)
        process.off("close", onClose)
        process.off("error", onError)
        resume(outcome)
      }
      const die = (detail: string): void => settle(Effect.fail({ _tag: "WorkerDied", loaded, detail }))
      const onMessage = (raw: unknown): void => {
        const message = decodeMessage(raw)
        if (message.id !== id) return
        if (message.type === "loaded") loaded = true
        else if (message.type === "heard") settle(Effect.succeed(message))
        else die(message.detail)
      }
      const onClose = (code: number | null, signal: string | null): void =>
        die(`${signal ?? `exit code ${code}`} ${stderr.bytes().toString("utf8").trim()}`.trim())
      const onError = (error: Error): void => die(error.message)
      process.on("message", onMessage)
      process.on("close", onClose)
      process.on("error", onError)
      process.send({ ...request, id }, (error) => {
        if (error !== null) die(error.message)
      })
      return Effect.sync(stop)
    })

  return {
    ask: (request, timeLimit) =>
      Effect.flatMap(canConfine, (isConfined) => send(request, isConfined)).pipe(
        Effect.timeoutOrElse({ duration: timeLimit, orElse: () => Effect.fail<TimedOut>({ _tag: "TimedOut" }) }),
        Effect.ensuring(Effect.sync(() => {
          clearTimeout(rest)
          rest = setTimeout(stop, idleTime).unref()
        })),
      ),
    stop,
  }
}
