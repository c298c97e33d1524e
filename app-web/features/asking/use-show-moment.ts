import { player } from "#web/entities/playback/player.ts"
import { useTaskAddress } from "#web/entities/task/use-task-address.ts"
import { soughtLine } from "#web/entities/transcript/sought-line.ts"
import type { Moment } from "./turns.ts"

/** Shows a moment in the text, highlighted, and plays the recording from there: what stands before it is another sentence. */
export const useShowMoment = (onShown: () => void): (moment: Pick<Moment, "segments" | "begin">) => void => {
  const changeAddress = useTaskAddress()
  return ({ segments: [line], begin }) => {
    if (line !== undefined) soughtLine.set(line)
    changeAddress((before) => ({ ...before, tab: "original" }))
    if (begin !== null) player.seek(begin, true)
    onShown()
  }
}
