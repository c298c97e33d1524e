/** A part of a list: the API's own numbers. */
export interface PageAsked {
  readonly page: number
  readonly size: number
}

interface Named {
  readonly id: string
}

interface PageRead {
  readonly items: ReadonlyArray<Named>
  readonly total: number
}

export const firstPage: PageAsked = { page: 1, size: 10 }

/** Ten a page; whoever goes on and on gets more at once. */
const sizeAfter = (loaded: number): number => loaded < 50 ? 10 : loaded < 200 ? 50 : 100

/**
 * What to ask for next; undefined at the end. It counts what is there, not what was asked for: tasks that came or went
 * meanwhile move all that follow, and none may be left out. A page that brought nothing new is passed.
 */
export const nextPage = (pages: ReadonlyArray<PageRead>, last: PageAsked): PageAsked | undefined => {
  const loaded = unique(pages.flatMap(({ items }) => items)).length
  const before = unique(pages.slice(0, -1).flatMap(({ items }) => items)).length
  const total = pages.at(-1)?.total ?? 0
  if (loaded >= total) return undefined
  const size = sizeAfter(loaded)
  const from = loaded > before ? loaded : last.page * last.size
  return from >= total ? undefined : { page: Math.floor(from / size) + 1, size }
}

/** Each once, where it came first. */
export const unique = <Item extends Named>(items: ReadonlyArray<Item>): ReadonlyArray<Item> => {
  const seen = new Set<string>()
  return items.filter(({ id }) => seen.size < seen.add(id).size)
}
