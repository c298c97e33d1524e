import { type LibrarySearch, librarySearch } from "#web/lib/searches.ts"
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router"
import { useMemo } from "react"

type Change = { readonly [Name in keyof LibrarySearch]: LibrarySearch[Name] | undefined }

export interface Address {
  readonly search: LibrarySearch
  /** At /mobile: the same library without a side bar. */
  readonly isPhone: boolean
  readonly change: (next: Change) => void
}

/** The address of the library, and a way to change it. Changes replace the history entry: going back leaves the library. */
export const useAddress = (): Address => {
  const given = useSearch({ strict: false })
  const isPhone = useLocation({ select: ({ pathname }) => pathname === "/mobile" })
  const navigate = useNavigate()
  return useMemo(() => {
    const search = librarySearch(given)
    const change = (next: Change): void =>
      void navigate({ to: isPhone ? "/mobile" : "/", search: librarySearch({ ...search, ...next }), replace: true })
    return { search, isPhone, change }
  }, [given, isPhone, navigate])
}

/** Whether a filter leaves out some of the files. */
export const isNarrowed = ({ kind, state, tags }: LibrarySearch): boolean =>
  kind !== undefined || state !== undefined || tags !== undefined

/** The tags of an address with one more or one less; undefined for none. */
export const toggled = (tags: string | undefined, id: string): string | undefined => {
  const before = tags === undefined ? [] : tags.split(",")
  const after = before.includes(id) ? before.filter((one) => one !== id) : [...before, id]
  return after.length === 0 ? undefined : after.join(",")
}
