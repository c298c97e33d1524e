import { keepStart } from "#adapters/system/child-process/bounded-output.ts"
import { confinedNode } from "#adapters/system/child-process/confinement.ts"
import { killGroup, killOnExit } from "#adapters/system/child-process/kill-group.ts"
import { plainEnvironment } from "#adapters/system/child-process/plain-environment.ts"
import { standBack } from "#adapters/system/child-process/stand-back.ts"
import { Schema } from "effect"
import { type ChildProcess, fork } from "node:child_process"
import { rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname } from "node:path"
import { ModelReady, type ModelSettings } from "./model-settings.ts"

/** How the process of a model is kept. Times in milliseconds. */
export interface Keeping {
  /** Whether it sees its own files only. */
  readonly isConfined: boolean
  /** Bytes of private memory, which ends it if it needs more; null where the system cannot limit them. */
  readonly memoryLimit: number | null
  readonly startLimit: number
  /** How long it stays without work: a model takes seconds to load, and gigabytes of memory. */
  readonly idleTime: number
}

export interface ModelProcess {
  /** Resolves once it listens. It is started on first use, and again if it has died; rejects with what it complained of. */
  readonly start: () => Promise<void>
  readonly stop: () => void
  /** It stays while it is used. Returns the end of the use. */
  readonly use: () => () => void
}

const file = new URL("./model-worker.ts", import.meta.url)

/**
 * The server and the recogniser come first: beside one that uses all processors, it has a tenth of them. At 19 it would have
 * a seventieth, and hardly answer where much else is going on.
 */
const niceness = 10

const decodeReady = Schema.decodeUnknownSync(ModelReady)

interface Running {
  readonly child: ChildProcess
  readonly ready: Promise<void>
}

export const modelProcess = (settings: ModelSettings, keeping: Keeping): ModelProcess => {
  let running: Running | null = null
  let users = 0
  let rest: NodeJS.Timeout | undefined

  const stop = (): void => {
    clearTimeout(rest)
    if (running !== null) killGroup(running.child)
    running = null
  }

  const launch = (): Running => {
    const child = started(settings, keeping)
    const ready = listening(child, keeping.startLimit)
    // It starts like any other: one that stands back from the beginning may never come up on a busy machine.
    const mine = { child, ready: ready.then(() => standBack(child, niceness)) }
    child.once("close", () => {
      if (running === mine) running = null
    })
    ready.catch(() => killGroup(child))
    return mine
  }

  return {
    start: async () => {
      // One that died without closing its socket would leave it in the way of the next.
      if (running === null) await rm(settings.socket, { force: true })
      running ??= launch()
      return running.ready
    },
    stop,
    use: () => {
      clearTimeout(rest)
      users += 1
      return () => {
        users -= 1
        if (users === 0) rest = setTimeout(stop, keeping.idleTime).unref()
      }
    },
  }
}

const started = (settings: ModelSettings, { isConfined, memoryLimit }: Keeping): ChildProcess => {
  const flags = ["--disable-warning=ExperimentalWarning"]
  const node = isConfined
    ? confinedNode(file, flags, [dirname(settings.path)], [dirname(settings.socket)])
    : { execPath: process.execPath, execArgv: flags }
  const [execPath = node.execPath, ...execArgv] = [
    // Before it starts: lowered from within, only the thread that asked would be.
    ...(process.platform === "win32" ? [] : ["nice", "-n", String(niceness)]),
    // This counts the memory that the process alone has: the cache of a context, buffers and the copy of the weights.
    ...(memoryLimit === null ? [] : ["prlimit", `--data=${memoryLimit}`]),
    node.execPath,
    ...node.execArgv,
  ]
  const child = fork(file, [JSON.stringify(settings)], {
    detached: true,
    execPath,
    execArgv,
    stdio: ["ignore", "ignore", "pipe", "ipc"],
    env: { HOME: tmpdir(), ...plainEnvironment() },
  })
  killOnExit(child)
  return child
}

const listening = (child: ChildProcess, startLimit: number): Promise<void> => {
  const complaint = keepStart(2000)
  child.stderr?.on("data", complaint.add)
  /** What comes after the first line that says something is where in the program it was noticed. */
  const firstWords = (): string =>
    complaint.bytes().toString("utf8").split("\n").find((line) => /[a-z]/i.test(line)) ?? ""
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("the model did not start in time")), startLimit)
    const end = (outcome: () => void): void => {
      clearTimeout(timer)
      outcome()
    }
    child.once("message", (message) =>
      end(() => {
        decodeReady(message)
        resolve()
      }))
    child.once("error", (error) => end(() => reject(error)))
    child.once(
      "close",
      (code, signal) => end(() => reject(new Error(`the model ended: ${signal ?? code} ${firstWords()}`))),
    )
  })
}
