import { Effect, Queue } from "effect"
import { spawn } from "node:child_process"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

const script = fileURLToPath(new URL("worker-process.ts", import.meta.url))

/** A worker in a process of its own, until it is killed or the scope closes; `lines` is what it tells. */
export const startWorker = (place: string, count: number, endless = 0) =>
  Effect.gen(function*() {
    const lines = yield* Queue.unbounded<string>()
    const child = yield* Effect.acquireRelease(
      Effect.sync(() =>
        spawn(process.execPath, [script, place, String(count), String(endless)], {
          stdio: ["ignore", "pipe", "inherit"],
        })
      ),
      (started) => Effect.promise(() => ended(started)),
    )
    createInterface({ input: child.stdout }).on("line", (line) => Queue.offerUnsafe(lines, line))
    return { lines, kill: Effect.promise(() => ended(child)) }
  })

const ended = (child: ReturnType<typeof spawn>): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once("exit", () => resolve())
    child.kill("SIGKILL")
  })
