import type { Lines } from "#web/entities/transcript/lines.ts"

/** How long each speaker talks, in milliseconds; in a text without times, in characters. */
export const talkTimes = ({ speakers, speakerOf, begins, ends, texts }: Lines): ReadonlyArray<number> => {
  const ofLines = (length: (at: number) => number): ReadonlyArray<number> => {
    const sums = speakers.map(() => 0)
    for (const [at, speaker] of speakerOf.entries()) {
      const before = sums[speaker]
      if (before !== undefined) sums[speaker] = before + length(at)
    }
    return sums
  }
  const times = ofLines((at) => Math.max(0, (ends[at] ?? 0) - (begins[at] ?? 0)))
  return times.some((time) => time > 0) ? times : ofLines((at) => texts[at]?.length ?? 0)
}

/** Whole percentages that add up to 100: the remainder goes to those that were rounded down most. */
export const percents = (parts: ReadonlyArray<number>): ReadonlyArray<number> => {
  const total = parts.reduce((sum, part) => sum + part, 0)
  if (total <= 0) return parts.map(() => 0)
  const exact = parts.map((part) => part / total * 100)
  const whole = exact.map(Math.floor)
  const left = 100 - whole.reduce((sum, part) => sum + part, 0)
  const lost = exact.map((part, at) => ({ at, by: part - Math.floor(part) })).toSorted((a, b) => b.by - a.by)
  const lucky = new Set(lost.slice(0, left).map(({ at }) => at))
  return whole.map((part, at) => lucky.has(at) ? part + 1 : part)
}
