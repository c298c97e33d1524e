import { OffsetMs } from "#domain/kernel/offset-ms.ts"
import type { SpokenTurn } from "#domain/meeting/meeting.ts"

/** What participants did, in the order of time. */
interface ParticipantEvent {
  readonly participant_uuid: string
  readonly participant_name: string | null
  readonly event_type: string
  readonly timestamp_ms: number
}

/** Who has come and not gone. */
export const present = (events: ReadonlyArray<ParticipantEvent>): ReadonlyArray<string> => {
  const there = new Map<string, string>()
  for (const { participant_uuid: id, participant_name: name, event_type: type } of ordered(events)) {
    if (type === "join") there.set(id, name ?? "")
    if (type === "leave") there.delete(id)
  }
  return [...there.values()].filter((name) => name !== "")
}

/** Who spoke when in a recording that began at `start`. One who never stops speaks until the next event of all. */
export const turnsIn = (events: ReadonlyArray<ParticipantEvent>, start: number): ReadonlyArray<SpokenTurn> => {
  const speaking = new Map<string, number>()
  const last = Math.max(start, ...events.map(({ timestamp_ms: at }) => at))
  const turns: Array<SpokenTurn> = []
  const stop = (id: string, name: string | null, at: number) => {
    const since = speaking.get(id)
    speaking.delete(id)
    const begin = Math.max(0, Math.round((since ?? at) - start))
    const end = Math.round(at - start)
    if (since !== undefined && name !== null && end > begin) {
      turns.push({ begin: OffsetMs.make(begin), end: OffsetMs.make(end), name })
    }
  }
  const names = new Map<string, string | null>()
  for (const { participant_uuid: id, participant_name: name, event_type: type, timestamp_ms: at } of ordered(events)) {
    names.set(id, name)
    if (type === "speech_start" && !speaking.has(id)) speaking.set(id, at)
    if (type === "speech_stop" || type === "leave") stop(id, name, at)
  }
  for (const id of speaking.keys()) stop(id, names.get(id) ?? null, last)
  return turns
}

const ordered = (events: ReadonlyArray<ParticipantEvent>) => events.toSorted((a, b) => a.timestamp_ms - b.timestamp_ms)
