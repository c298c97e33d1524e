import { storeOf } from "#web/lib/store.ts"

/** The measured heights of headings and rows, kept so that a list has the same length when the reader comes back. */
export const rowHeights = storeOf<ReadonlyMap<string, number>>(new Map())

let observer: ResizeObserver | null = null

/** A `ref` that measures an entry while it is in the document; its key is in `data-key`. */
export const measure = (element: HTMLElement | null): (() => void) | undefined => {
  if (element === null) return undefined
  const measuring = observer ??= new ResizeObserver(onResize)
  measuring.observe(element)
  return () => measuring.unobserve(element)
}

const onResize = (entries: ReadonlyArray<ResizeObserverEntry>): void => {
  const before = rowHeights.get()
  const changed = entries.flatMap(({ target, borderBoxSize }): ReadonlyArray<readonly [string, number]> => {
    const key = target instanceof HTMLElement ? target.dataset["key"] : undefined
    const height = borderBoxSize[0]?.blockSize ?? 0
    return key === undefined || height === 0 || before.get(key) === height ? [] : [[key, height]]
  })
  if (changed.length > 0) rowHeights.set(new Map([...before, ...changed]))
}
