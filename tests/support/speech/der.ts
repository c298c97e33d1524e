import { overlapOf, type Span } from "#domain/recognition/speech.ts"

export interface Speaking extends Span {
  readonly who: string
}

interface Rates {
  /** Percent of the speech time. `der` is the sum of the other three. */
  readonly der: number
  readonly missed: number
  readonly falseAlarm: number
  readonly confused: number
}

/**
 * Diarization error rate in frames of 10 ms, with a collar in milliseconds around each true border that is not judged,
 * under the best one-to-one matching of labels. For up to about eight speakers on each side.
 */
export const diarizationErrors = (
  truth: ReadonlyArray<Speaking>,
  found: ReadonlyArray<Speaking>,
  collar = 250,
): Rates => {
  const end = Math.max(0, ...truth.map((turn) => turn.end), ...found.map((turn) => turn.end))
  const whos = [...new Set(truth.map((turn) => turn.who))]
  const labels = [...new Set(found.map((turn) => turn.who))]
  const together = whos.map(() => labels.map(() => 0))
  const total = { speech: 0, missed: 0, falseAlarm: 0, both: 0 }
  for (let at = 0; at < end; at += 10) {
    const frame = { begin: at, end: at + 10 }
    const judged = truth.every(({ begin, end }) => Math.abs(at - begin) >= collar && Math.abs(at - end) >= collar)
    if (!judged) continue
    const speaking = active(truth, frame)
    const heard = active(found, frame)
    total.speech += speaking.size
    total.missed += Math.max(0, speaking.size - heard.size)
    total.falseAlarm += Math.max(0, heard.size - speaking.size)
    total.both += Math.min(speaking.size, heard.size)
    for (const who of speaking) {
      const row = together[whos.indexOf(who)] ?? []
      for (const label of heard) row[labels.indexOf(label)] = (row[labels.indexOf(label)] ?? 0) + 1
    }
  }
  const rate = (frames: number): number => (100 * frames) / Math.max(1, total.speech)
  const [missed, falseAlarm] = [rate(total.missed), rate(total.falseAlarm)]
  const confused = rate(total.both - bestMatch(together, 0, new Set()))
  return { der: missed + falseAlarm + confused, missed, falseAlarm, confused }
}

const active = (turns: ReadonlyArray<Speaking>, frame: Span): Set<string> =>
  new Set(turns.filter((turn) => overlapOf(turn, frame) > 5).map((turn) => turn.who))

const bestMatch = (together: ReadonlyArray<ReadonlyArray<number>>, row: number, used: Set<number>): number => {
  const line = together[row]
  if (line === undefined) return 0
  let best = bestMatch(together, row + 1, used)
  line.forEach((frames, column) => {
    if (frames > 0 && !used.has(column)) {
      best = Math.max(best, frames + bestMatch(together, row + 1, new Set([...used, column])))
    }
  })
  return best
}
