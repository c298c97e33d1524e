import { createContext } from "react"

/** A panel that is kept while it is hidden. Effects in it end when it is hidden just as when it is left: this tells them apart. */
export interface PanelVisit {
  readonly isShown: () => boolean
  /** Called when the page is left, even while the panel is hidden. Returns an unsubscribe function. */
  readonly onLeft: (act: () => void) => () => void
}

/** Outside any panel, whatever ends is left. */
export const CurrentPanel = createContext<PanelVisit>({ isShown: () => true, onLeft: () => () => undefined })
