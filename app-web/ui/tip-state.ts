import { storeOf } from "#web/lib/store.ts"

export type Side = "top" | "bottom" | "left" | "right"

export interface ShownTip {
  readonly label: string
  readonly keys: ReadonlyArray<string>
  readonly side: Side
  /** Where the control is, in the window. */
  readonly rect: DOMRect
}

/** The one hint that is shown. */
export const tip = storeOf<ShownTip | null>(null)

export const showTip = (shown: ShownTip): void => tip.set(shown)

/** Hides the hint of a control, unless another hint has replaced it. */
export const hideTip = (label: string): void => tip.set((before) => before?.label === label ? null : before)
