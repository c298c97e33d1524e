import { pauseFollowing } from "#web/entities/playback/player-state.ts"
import { useKeys } from "#web/lib/keys.ts"
import type { RefObject } from "react"

/** The paging keys scroll the transcript wherever the focus is, because the page itself does not scroll. */
export const usePageKeys = (box: RefObject<HTMLElement | null>): void => {
  const scroll = (by: (element: HTMLElement) => number) => () => {
    const element = box.current
    if (element === null) return
    pauseFollowing()
    element.scrollTo({ top: by(element) })
  }
  useKeys({
    "PageDown": scroll(({ scrollTop, clientHeight }) => scrollTop + clientHeight - 60),
    "PageUp": scroll(({ scrollTop, clientHeight }) => scrollTop - clientHeight + 60),
    "Home": scroll(() => 0),
    "End": scroll(({ scrollHeight }) => scrollHeight),
  })
}
