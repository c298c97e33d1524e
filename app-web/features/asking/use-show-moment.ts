import { player } from "#web/entities/playback/player.ts"
import { useTaskAddress } from "#web/entities/task/use-task-address.ts"
import { soughtLine } from "#web/entities/transcript/sought-line.ts"
import type { Moment } from "./turns.ts"

/** How long before a moment the recording starts: the first word is not cut off. */
const leadMs = 2000

/** Shows a moment in the text, highlighted, and plays the recording from shortly before it. */
export const useShowMoment = (onShown: () => void): (moment: Pick<Moment, "segments" | "begin">) => void => {
  const changeAddress = useTaskAddress()
  return ({ segments: [line], begin }) => {
    if (line !== undefined) soughtLine.set(line)
    changeAddress((before) => ({ ...before, tab: "original" }))
    if (begin !== null) player.seek(Math.max(0, begin - leadMs), true)
    onShown()
  }
}
