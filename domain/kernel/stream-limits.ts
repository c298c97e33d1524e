/**
 * How many event streams may be open at once, in each process. A network is an IPv4 address, or the /64 of an IPv6 one: more
 * than a large office opens. An account has several devices, and browsers open up to six a page. docs/rest.md shows the table.
 */
export const streamLimits = {
  link: 300,
  account: 40,
  network: 500,
  server: 3000,
} as const

export type StreamLimit = keyof typeof streamLimits

/** Each open stream counts once for each of these. */
export interface StreamHolder {
  readonly of: StreamLimit
  /** Which link, account or network. Never logged: a link is a secret. */
  readonly name: string
}
