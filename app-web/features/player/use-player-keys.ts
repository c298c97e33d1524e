import { playerState, playerTime, setFollow } from "#web/entities/playback/player-state.ts"
import { player } from "#web/entities/playback/player.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { useKeys } from "#web/lib/keys.ts"
import { nextTurn, previousTurn } from "./adjacent-turn.ts"
import { nextSpeed } from "./speeds.ts"

/** Starts or stops following the playback. */
export const toggleFollow = (): void => setFollow(playerState.get().follow === "on" ? "off" : "on")

export const toggleMuted = (): void => player.setMuted(!playerState.get().isMuted)

/** Pauses whatever has the focus; a timestamp or citation that has it plays its moment. */
const playOrPause = ({ target }: KeyboardEvent): void => {
  const moment = target instanceof Element ? target.closest<HTMLElement>("[data-plays]:focus-visible") : null
  if (moment === null || playerState.get().isPlaying) player.toggle()
  else moment.click()
}

/** The shortcuts of the player, anywhere on the page. */
export const usePlayerKeys = (lines: Lines): void =>
  useKeys({
    "Space": playOrPause,
    "ArrowLeft": () => player.skip(-10_000),
    "ArrowRight": () => player.skip(10_000),
    "shift+ArrowLeft": () => player.seek(previousTurn(lines, playerTime.get())),
    "shift+ArrowRight": () => {
      const next = nextTurn(lines, playerTime.get())
      if (next !== null) player.seek(next)
    },
    ",": () => player.skip(-1000),
    ".": () => player.skip(1000),
    "[": () => player.setRate(nextSpeed(playerState.get().rate, false)),
    "]": () => player.setRate(nextSpeed(playerState.get().rate, true)),
    "f": toggleFollow,
    "v": toggleMuted,
  })
