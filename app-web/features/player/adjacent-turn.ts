import { indexAtTime, type Lines } from "#web/entities/transcript/lines.ts"

/** This close to the start of a turn, "previous" means the turn before it. */
const nearStartMs = 2000

/** Where the next turn starts; null after the last. */
export const nextTurn = ({ begins, speakerOf }: Lines, time: number): number | null => {
  const at = indexAtTime(begins, time)
  for (let line = at + 1; line < begins.length; line++) {
    if (at < 0 || speakerOf[line] !== speakerOf[at]) return begins[line] ?? null
  }
  return null
}

/** Where this turn starts; at its start, where the previous one does. */
export const previousTurn = ({ begins, speakerOf }: Lines, time: number): number => {
  const first = (line: number): number => {
    let at = line
    while (at > 0 && speakerOf[at - 1] === speakerOf[at]) at--
    return at
  }
  const here = first(Math.max(0, indexAtTime(begins, time)))
  const begin = begins[here] ?? 0
  return time - begin > nearStartMs || here === 0 ? begin : begins[first(here - 1)] ?? 0
}
