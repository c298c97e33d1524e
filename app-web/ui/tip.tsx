import { type ReactElement, type ReactNode, useEffect, useId, useRef } from "react"
import { hideTip, renameTip, showTip, type Side } from "./tip-state.ts"

interface TipProps {
  readonly label: string
  readonly keys?: ReadonlyArray<string> | undefined
  readonly side?: Side | undefined
  readonly children: ReactNode
}

/** How long the pointer rests before a hint appears. */
const hoverDelayMs = 350

const none: ReadonlyArray<string> = []

/** The name of a control on hover and focus, with its shortcut. Visual only: the control has its own accessible name. */
export const Tip = ({ label, keys = none, side = "bottom", children }: TipProps): ReactElement => {
  const id = useId()
  const wrapper = useRef<HTMLSpanElement>(null)
  const timer = useRef(0)
  const hide = () => {
    clearTimeout(timer.current)
    hideTip(id)
  }
  const show = () => {
    const control = wrapper.current?.firstElementChild
    if (control != null) showTip({ id, label, keys, side, rect: control.getBoundingClientRect() })
  }
  const showUncovered = () => {
    const control = wrapper.current?.firstElementChild
    // What opened meanwhile may cover it, under a pointer that has not moved.
    if (control != null && isUncovered(control)) show()
  }
  useEffect(() => renameTip(id, { label, keys }), [id, label, keys])
  useEffect(() => () => {
    clearTimeout(timer.current)
    hideTip(id)
  }, [id])
  return (
    <span
      ref={wrapper}
      className="contents"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") timer.current = window.setTimeout(showUncovered, hoverDelayMs)
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={({ target }) => target.matches(":focus-visible") && show()}
      onBlur={hide}
    >
      {children}
    </span>
  )
}

const isUncovered = (control: Element): boolean => {
  const { left, top, width, height } = control.getBoundingClientRect()
  return control.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}
