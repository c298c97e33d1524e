import { pauseFollowing } from "#web/entities/playback/player-state.ts"
import type { Lines } from "#web/entities/transcript/lines.ts"
import { useKeys } from "#web/lib/keys.ts"
import { useStore } from "#web/lib/store.ts"
import { type RefObject, useMemo, useState } from "react"
import type { TranscriptListHandle } from "../list/transcript-list.tsx"
import { allDoubts, type Doubt, nextDoubt, previousDoubt, showsDoubts } from "./doubts.ts"

/** The doubt that the reader has jumped to. */
export interface CurrentDoubt extends Doubt {
  readonly word: string
  /** From 1. */
  readonly nth: number
}

export interface DoubtsShown {
  readonly total: number
  readonly current: CurrentDoubt | null
  readonly leave: () => void
}

/** D and Shift+D jump from doubt to doubt. The line gets the focus, so that Enter plays it. */
export const useDoubts = (
  lines: Lines,
  only: number | null,
  list: RefObject<TranscriptListHandle | null>,
): DoubtsShown => {
  const isShown = useStore(showsDoubts)
  const doubts = useMemo(() => allDoubts(lines, only), [lines, only])
  const [at, setAt] = useState<Doubt | null>(null)
  const nth = at === null ? -1 : doubts.findIndex(({ line, from }) => line === at.line && from === at.from)
  const go = (find: typeof nextDoubt) => () => {
    const doubt = doubts[find(doubts, at, list.current?.currentLine() ?? 0)]
    if (doubt === undefined) return
    pauseFollowing()
    setAt(doubt)
    list.current?.focusLine(doubt.line)
  }
  useKeys({ "d": go(nextDoubt), "shift+d": go(previousDoubt) }, isShown && doubts.length > 0)
  const found = isShown ? doubts[nth] : undefined
  return {
    total: doubts.length,
    current: found === undefined
      ? null
      : { ...found, nth: nth + 1, word: (lines.texts[found.line] ?? "").slice(found.from, found.to) },
    leave: () => setAt(null),
  }
}
