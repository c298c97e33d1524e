import { playerState, playerTime } from "#web/entities/playback/player-state.ts"
import { indexAtTime, type Lines } from "#web/entities/transcript/lines.ts"
import { useSlice } from "#web/lib/store.ts"

/** A line becomes active slightly early. */
const leadMs = 50

/** The line being played; -1 before the first line, and until the reader plays or seeks. */
export const useActiveLine = (lines: Lines, isSpoken: boolean): number => {
  const hasStarted = useSlice(playerState, (state) => state.hasStarted)
  const at = useSlice(playerTime, (time) => indexAtTime(lines.begins, time + leadMs))
  return hasStarted && isSpoken ? at : -1
}
