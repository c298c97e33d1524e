/** Something lent; giving it back twice does nothing. */
export interface Lease<A> {
  readonly thing: A
  readonly give: () => void
}

interface Waiting<A> {
  readonly isUrgent: boolean
  readonly begin: (lease: Lease<A>) => void
}

/** Lends a few things to many. People who wait for an answer come first, and other work never has all of them. */
export class Turns<A> {
  readonly #free: Array<A>
  readonly #waiting: Array<Waiting<A>> = []
  /** How many more may be lent to work for which nobody waits. */
  #forWork: number

  constructor(things: ReadonlyArray<A>) {
    this.#free = [...things]
    this.#forWork = Math.max(1, things.length - 1)
  }

  /** Rejects with the reason of the signal if that comes first. */
  take(isUrgent: boolean, signal: AbortSignal): Promise<Lease<A>> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason)
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(entry), 1)
        reject(signal.reason)
      }
      const entry: Waiting<A> = {
        isUrgent,
        begin: (lease) => {
          signal.removeEventListener("abort", leave)
          resolve(lease)
        },
      }
      signal.addEventListener("abort", leave, { once: true })
      this.#waiting.push(entry)
      this.#serve()
    })
  }

  #serve(): void {
    while (this.#free.length > 0) {
      const urgent = this.#waiting.findIndex(({ isUrgent }) => isUrgent)
      const at = urgent < 0 && this.#forWork > 0 ? 0 : urgent
      const next = this.#waiting[at]
      const thing = next === undefined ? undefined : this.#free.pop()
      if (next === undefined || thing === undefined) return
      this.#waiting.splice(at, 1)
      next.begin(this.#lend(thing, next.isUrgent))
    }
  }

  #lend(thing: A, isUrgent: boolean): Lease<A> {
    if (!isUrgent) this.#forWork -= 1
    let isLent = true
    const give = (): void => {
      if (!isLent) return
      isLent = false
      if (!isUrgent) this.#forWork += 1
      this.#free.push(thing)
      this.#serve()
    }
    return { thing, give }
  }
}
