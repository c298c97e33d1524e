/** The address of an upload whose parts go to the store: what any upload has, and its ticket where no server sees it. */
export const addressWith = (id: string, ticket: string): string =>
  `${new URL(`/files/${id}`, document.baseURI).href}#${ticket}`

/** The ticket of such an address; null for uploads whose bytes go to this server. */
export const ticketIn = (address: string): string | null => address.split("#")[1] ?? null

let unreachable = false

/** Whether this page has found that it cannot reach the store. */
export const isUnreachable = (): boolean => unreachable

export const noteUnreachable = (): void => {
  unreachable = true
}
