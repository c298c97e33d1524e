/** A page of a list, as the API numbers them. */
export interface PageRequest {
  readonly page: number
  readonly size: number
}

interface Named {
  readonly id: string
}

interface LoadedPage {
  readonly items: ReadonlyArray<Named>
  readonly total: number
}

export const firstPage: PageRequest = { page: 1, size: 10 }

/** Ten per page at first; larger pages further down. */
const sizeAfter = (loaded: number): number => loaded < 50 ? 10 : loaded < 200 ? 50 : 100

/**
 * The page to request next; undefined at the end. Counts what was loaded, not what was requested: items added or removed
 * in the meantime shift all that follow, and none may be missed. A page that brought nothing new is skipped.
 */
export const nextPage = (pages: ReadonlyArray<LoadedPage>, last: PageRequest): PageRequest | undefined => {
  const loaded = unique(pages.flatMap(({ items }) => items)).length
  const before = unique(pages.slice(0, -1).flatMap(({ items }) => items)).length
  const total = pages.at(-1)?.total ?? 0
  if (loaded >= total) return undefined
  const size = sizeAfter(loaded)
  const from = loaded > before ? loaded : last.page * last.size
  return from >= total ? undefined : { page: Math.floor(from / size) + 1, size }
}

/** Each item once, at its first position. */
export const unique = <Item extends Named>(items: ReadonlyArray<Item>): ReadonlyArray<Item> => {
  const seen = new Set<string>()
  return items.filter(({ id }) => seen.size < seen.add(id).size)
}
