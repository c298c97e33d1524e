import { pieceSize, shrinkPieces } from "#web/entities/upload/sending/piece-size.ts"

/** The calls of the tus protocol that it makes. */
export interface LiveCalls {
  readonly open: (name: string) => Promise<string | null>
  readonly offset: (address: string) => Promise<number | null>
  readonly append: (address: string, offset: number, bytes: Blob) => Promise<number | null>
}

export interface LiveSender {
  readonly add: (piece: Blob) => void
  /** Sends what has been added; called from time to time. Whatever fails is sent again by the next call. */
  readonly flush: () => Promise<void>
  readonly address: () => string | null
  /** Bytes that the server has confirmed. */
  readonly sent: () => number
}

/** Sends a recording while it is being made. If that does not work, the whole file is uploaded afterwards. */
export const liveSender = (name: string, calls: LiveCalls): LiveSender => {
  let address: string | null = null
  let [sent, isOff, isBusy] = [0, false, false]
  let waiting = new Blob([])
  const accept = (offset: number) => {
    const more = offset - sent
    // The server is at a position that we have not sent: give up.
    if (more < 0 || more > waiting.size) isOff = true
    else [waiting, sent] = [waiting.slice(more), offset]
  }
  const send = async (): Promise<void> => {
    address ??= await calls.open(name)
    if (address === null) isOff = true
    if (address !== null && waiting.size > 0) await append(address)
  }
  const append = async (to: string): Promise<void> => {
    const before = sent
    const taken = await calls.append(to, sent, waiting.slice(0, pieceSize()))
    if (taken === null) shrinkPieces()
    const reached = taken ?? await calls.offset(to)
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
    address: () => address,
    sent: () => sent,
  }
}
