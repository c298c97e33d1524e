import { closest, nearest } from "#domain/meaning/nearest.ts"
import type { Entry, Found, ScanReply, ScanRequest } from "./scan-request.ts"

/** Answers from the vectors of recent tasks, of which it holds so many bytes at most. */
export const heldVectors = (mostBytes: number) => {
  const held = new Map<string, Entry>()
  let bytes = 0

  const forget = (taskId: string): void => {
    bytes -= held.get(taskId)?.bytes.length ?? 0
    held.delete(taskId)
  }

  /** The last is the one that was used most recently. */
  const keep = (entry: Entry): void => {
    forget(entry.taskId)
    held.set(entry.taskId, entry)
    bytes += entry.bytes.length
    for (const [oldest] of held) {
      if (bytes <= mostBytes) break
      forget(oldest)
    }
  }

  return ({ id, to, limit, perTask, known, given }: ScanRequest): ScanReply => {
    const missing: Array<string> = []
    let found: ReadonlyArray<Found> = []
    const look = (entry: Entry): void => {
      const near = nearest(entry, to, perTask).map(({ nth, score }) => ({ taskId: entry.taskId, nth, score }))
      const last = found.length < limit ? -Infinity : found.at(-1)?.score ?? -Infinity
      if (near.some(({ score }) => score > last)) found = closest([...found, ...near], limit)
    }
    for (const { taskId, stamp } of known) {
      const entry = held.get(taskId)
      if (entry?.stamp !== stamp) {
        missing.push(taskId)
        continue
      }
      held.delete(taskId)
      held.set(taskId, entry)
      look(entry)
    }
    for (const entry of given) {
      look(entry)
      keep(entry)
    }
    return { id, found, missing }
  }
}
