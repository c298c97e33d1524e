import { Exit, type Fiber } from "effect"

/** The jobs that one worker of this process is running. */
export interface RunningJobs {
  /** Settles when the fiber ends: resolves on success only. Aborting the signal interrupts it. */
  readonly watch: (id: string, signal: AbortSignal, fiber: Fiber.Fiber<void>) => Promise<void>
  readonly interrupt: (id: string) => void
  /** Interrupts all jobs, current and future; `unfinished` then lists those that did not succeed. */
  readonly stop: () => void
  readonly unfinished: () => ReadonlyArray<string>
}

export const runningJobs = (): RunningJobs => {
  const fibers = new Map<string, Fiber.Fiber<void>>()
  const unfinished = new Set<string>()
  let stopping = false
  return {
    watch: (id, signal, fiber) =>
      new Promise((resolve, reject) => {
        const interrupt = (): void => fiber.interruptUnsafe()
        fibers.set(id, fiber)
        signal.addEventListener("abort", interrupt, { once: true })
        fiber.addObserver((exit) => {
          fibers.delete(id)
          signal.removeEventListener("abort", interrupt)
          if (Exit.isSuccess(exit)) return resolve()
          if (stopping) unfinished.add(id)
          return reject(new Error("The job did not finish"))
        })
        if (stopping) interrupt()
      }),
    interrupt: (id) => fibers.get(id)?.interruptUnsafe(),
    stop: () => {
      stopping = true
      for (const fiber of fibers.values()) fiber.interruptUnsafe()
    },
    unfinished: () => Array.from(unfinished),
  }
}
