import { playerState, playerTime } from "#web/entities/playback/player-state.ts"
import { indexAtTime, type Lines } from "#web/entities/transcript/lines.ts"
import { useSlice } from "#web/lib/store.ts"

/** A little ahead: what begins now is read now. In milliseconds. */
const lead = 50

/** The line that is heard; -1 before the first, and until somebody plays or goes somewhere. */
export const useActiveLine = (lines: Lines, isSpoken: boolean): number => {
  const hasStarted = useSlice(playerState, (state) => state.hasStarted)
  const at = useSlice(playerTime, (time) => indexAtTime(lines.begins, time + lead))
  return hasStarted && isSpoken ? at : -1
}
