import type { ReactElement } from "react"

/** Stays on every page: the Add dialog, the tray of uploads, and the place to drop files. */
export const IntakeHost = (): ReactElement | null => null
