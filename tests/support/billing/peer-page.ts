/** A page that a peer of a payment provider shows, or where it sends the payer. */
export interface PeerPage {
  readonly status: number
  readonly location: string | null
  readonly text: string
}

export interface PeerRequest {
  /** Below the address of its pages: "pay/cs_…". */
  readonly path: string
  /** The button that was pressed; null to show the page. */
  readonly choice: string | null
  readonly query: Readonly<Record<string, string>>
}

export const page = (text: string, status = 200): PeerPage => ({ status, location: null, text })
export const seeOther = (location: string): PeerPage => ({ status: 303, location, text: "" })

/** The records of a peer, which survive it. */
export interface Shelf {
  text: string | null
}

/** Where a peer keeps its records. */
export interface KeptOn {
  readonly load: () => Promise<string | null>
  readonly save: (text: string) => Promise<void>
}

export const keptOn = (shelf: Shelf): KeptOn => ({
  load: () => Promise.resolve(shelf.text),
  save: (text) => Promise.resolve(void (shelf.text = text)),
})

/** What a person does at an address of the peer. */
export const requestAt = (url: string, choice: string | null): PeerRequest => {
  const { pathname, searchParams } = new URL(url)
  return { path: pathname.replace("/simulated-checkout/", ""), choice, query: Object.fromEntries(searchParams) }
}
