import { storeOf } from "#web/lib/store.ts"

export type Side = "top" | "bottom" | "left" | "right"

export interface ShownTip {
  /** Of its control. */
  readonly id: string
  readonly label: string
  readonly keys: ReadonlyArray<string>
  readonly side: Side
  /** Where the control is, in the window. */
  readonly rect: DOMRect
}

/** The one hint that is shown. */
export const tip = storeOf<ShownTip | null>(null)

export const showTip = (shown: ShownTip): void => tip.set(shown)

/** Renames the hint of a control, unless another one is shown. */
export const renameTip = (id: string, name: Pick<ShownTip, "label" | "keys">): void =>
  tip.set((before) => before?.id === id ? { ...before, ...name } : before)

/** Hides the hint of a control, unless another hint has replaced it. */
export const hideTip = (id: string): void => tip.set((before) => before?.id === id ? null : before)
