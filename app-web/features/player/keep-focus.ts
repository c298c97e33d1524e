import type { MouseEvent } from "react"

/** A button that was clicked would keep the focus, and the space bar with it: it shall pause. */
export const keepFocus = (event: MouseEvent): void => event.preventDefault()
