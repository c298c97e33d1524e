import type { Lines } from "#web/entities/transcript/lines.ts"

/** Where to hear a speaker: the beginning of their longest line, in milliseconds; null if they say nothing. */
export const sampleOf = (
  { begins, ends, speakerOf }: Pick<Lines, "begins" | "ends" | "speakerOf">,
  speaker: number,
): number | null => {
  let best = -1
  for (let line = 0; line < speakerOf.length; line++) {
    const isLonger = best < 0 || lengthOf(line) > lengthOf(best)
    if (speakerOf[line] === speaker && isLonger) best = line
  }
  return best < 0 ? null : begins[best] ?? 0

  function lengthOf(line: number): number {
    return (ends[line] ?? 0) - (begins[line] ?? 0)
  }
}
