import { storeOf } from "#web/lib/store.ts"

/** How high heads and rows are, as far as they were on the screen: a list that is come back to is as long as it was. */
export const rowHeights = storeOf<ReadonlyMap<string, number>>(new Map())

let observer: ResizeObserver | null = null

/** Measures an entry as long as it is in the document; its key stands in `data-key`. For `ref`. */
export const measure = (element: HTMLElement | null): (() => void) | undefined => {
  if (element === null) return undefined
  const measuring = observer ??= new ResizeObserver(note)
  measuring.observe(element)
  return () => measuring.unobserve(element)
}

const note = (entries: ReadonlyArray<ResizeObserverEntry>): void => {
  const before = rowHeights.get()
  const changed = entries.flatMap(({ target, borderBoxSize }): ReadonlyArray<readonly [string, number]> => {
    const key = target instanceof HTMLElement ? target.dataset["key"] : undefined
    const height = borderBoxSize[0]?.blockSize ?? 0
    return key === undefined || height === 0 || before.get(key) === height ? [] : [[key, height]]
  })
  if (changed.length > 0) rowHeights.set(new Map([...before, ...changed]))
}
