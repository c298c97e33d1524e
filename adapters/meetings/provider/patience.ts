/** How long things may take, in milliseconds. */
export interface Patience {
  /** Between two looks at a bot. */
  readonly look: number
  /** Between two signs of life. */
  readonly alive: number
  /** Between two readings of who is there. */
  readonly people: number
  /** To send a bot while the provider is away or has none free. */
  readonly send: number
  /** Without an answer about a bot that was sent. */
  readonly away: number
  /** For a bot that was called back to be out. */
  readonly leave: number
  /** For a service to take out a bot that nobody waits for. */
  readonly farewell: number
  /** From the end of a meeting until its recording can be fetched. */
  readonly recording: number
}

const second = 1000
const minute = 60 * second

export const usualPatience: Patience = {
  look: 3 * second,
  alive: 5 * second,
  people: 10 * second,
  send: 2 * minute,
  away: 10 * minute,
  leave: 3 * minute,
  farewell: minute / 2,
  recording: 30 * minute,
}
