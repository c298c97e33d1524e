/**
 * Equal reads that are asked for at the same moment, at the cost of one. What is asked for while an equal read is under way
 * waits for the next one, so that nobody sees less than was committed when they asked.
 */
export class SharedReads<A> {
  readonly #underWay = new Map<string, Promise<A>>()
  readonly #next = new Map<string, Promise<A>>()

  /** What `read` returns. Reads with the same key are equal. */
  read(key: string, read: () => Promise<A>): Promise<A> {
    // First: between an answer and the next read there is a moment in which none is under way.
    const waiting = this.#next.get(key)
    if (waiting !== undefined) return waiting
    const underWay = this.#underWay.get(key)
    if (underWay === undefined) return this.#begin(key, read)
    const begin = () => {
      this.#next.delete(key)
      return this.#begin(key, read)
    }
    const next = underWay.then(begin, begin)
    this.#next.set(key, next)
    return next
  }

  #begin(key: string, read: () => Promise<A>): Promise<A> {
    const begun = read().finally(() => this.#underWay.delete(key))
    this.#underWay.set(key, begun)
    return begun
  }
}
