import { Exit, type Fiber } from "effect"

/** The jobs that one worker of this process is running. */
export interface RunningJobs {
  /**
   * Starts a job; settles when its fiber ends, and resolves on success only. Aborting the signal interrupts it. If it still runs
   * here, as its signs of life came too late and it was handed out again, the former run ends first: both use the same files.
   */
  readonly run: (id: string, signal: AbortSignal, start: () => Fiber.Fiber<void>) => Promise<void>
  readonly interrupt: (id: string) => void
  /** Interrupts all jobs, current and future; `unfinished` then lists those that did not succeed. */
  readonly stop: () => void
  readonly unfinished: () => ReadonlyArray<string>
}

export const runningJobs = (): RunningJobs => {
  const fibers = new Map<string, Fiber.Fiber<void>>()
  const unfinished = new Set<string>()
  let stopping = false
  const formerEnded = async (id: string): Promise<void> => {
    const former = fibers.get(id)
    if (former === undefined) return
    former.interruptUnsafe()
    await new Promise((resolve) => former.addObserver(resolve))
    return formerEnded(id)
  }
  const watched = (id: string, signal: AbortSignal, fiber: Fiber.Fiber<void>): Promise<void> =>
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
      if (stopping || signal.aborted) interrupt()
    })
  return {
    run: async (id, signal, start) => {
      await formerEnded(id)
      await watched(id, signal, start())
    },
    interrupt: (id) => fibers.get(id)?.interruptUnsafe(),
    stop: () => {
      stopping = true
      for (const fiber of fibers.values()) fiber.interruptUnsafe()
    },
    unfinished: () => Array.from(unfinished),
  }
}
