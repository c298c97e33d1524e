interface Paged {
  readonly items: ReadonlyArray<unknown>
  readonly page: number
  readonly pageSize: number
  readonly total: number
}

/** Which part of a list this was, and how to continue. */
export const pageNote = ({ items, page, pageSize, total }: Paged): string =>
  page * pageSize < total
    ? `(${items.length} of ${total}; page ${page + 1} has more.)`
    : `(${total} in all.)`
