import { pieceSize, shrinkPieces } from "#web/entities/upload/sending/piece-size.ts"

interface Chunk {
  readonly offset: number
  readonly bytes: Blob
  readonly signal: AbortSignal
}

/** The calls of the tus protocol that it makes. An aborted one resolves to null, as one without a response. */
export interface LiveCalls {
  readonly open: (name: string, signal: AbortSignal) => Promise<string | null>
  readonly offset: (address: string, signal: AbortSignal) => Promise<number | null>
  readonly append: (address: string, chunk: Chunk) => Promise<number | null>
}

export interface LiveSender {
  readonly add: (piece: Blob) => void
  /** Sends what has been added; called from time to time. Whatever fails is sent again by the next call. */
  readonly flush: () => Promise<void>
  /** Aborts the request in flight; the upload takes over from there. */
  readonly stop: () => void
  readonly address: () => string | null
  /** Bytes that the server has confirmed. */
  readonly sent: () => number
}

/** Sends a recording while it is being made. If that does not work, the whole file is uploaded afterwards. */
export const liveSender = (name: string, calls: LiveCalls): LiveSender => {
  let address: string | null = null
  let [sent, isOff, isBusy] = [0, false, false]
  let waiting = new Blob([])
  const stopping = new AbortController()
  const { signal } = stopping
  const accept = (offset: number) => {
    const more = offset - sent
    // The server is at a position that we have not sent: give up.
    if (more < 0 || more > waiting.size) isOff = true
    else [waiting, sent] = [waiting.slice(more), offset]
  }
  const send = async (): Promise<void> => {
    address ??= await calls.open(name, signal)
    if (address === null) isOff = true
    if (address !== null && waiting.size > 0) await append(address)
  }
  const append = async (to: string): Promise<void> => {
    const before = sent
    const taken = await calls.append(to, { offset: sent, bytes: waiting.slice(0, pieceSize()), signal })
    if (signal.aborted) return
    if (taken === null) shrinkPieces()
    const reached = taken ?? await calls.offset(to, signal)
    if (reached !== null) accept(reached)
    // Whatever a lost connection held up is sent at once, as long as pieces keep arriving.
    if (taken !== null && sent > before && !isOff && waiting.size > 0) await append(to)
  }
  return {
    add: (piece) => {
      if (!isOff) waiting = new Blob([waiting, piece])
    },
    flush: async () => {
      if (isOff || isBusy) return
      isBusy = true
      await send()
      isBusy = false
    },
    stop: () => {
      isOff = true
      stopping.abort()
    },
    address: () => address,
    sent: () => sent,
  }
}
