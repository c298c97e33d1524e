import type { LibrarySearch } from "#web/lib/searches.ts"

/** Whether a filter leaves out some of the files. */
export const isNarrowed = ({ kind, state, tags }: LibrarySearch): boolean =>
  kind !== undefined || state !== undefined || tags !== undefined
