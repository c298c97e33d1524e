import { type ReactElement, type ReactNode, useEffect, useRef } from "react"
import { hideTip, showTip, type Side } from "./tip-state.ts"

interface TipProps {
  readonly label: string
  readonly keys?: ReadonlyArray<string> | undefined
  readonly side?: Side | undefined
  readonly children: ReactNode
}

/** Milliseconds the pointer rests before a hint is shown. */
const rest = 350

const none: ReadonlyArray<string> = []

/** The name of a control on hover and focus, with the key that does the same. It is only seen: the control has its own name. */
export const Tip = ({ label, keys = none, side = "bottom", children }: TipProps): ReactElement => {
  const place = useRef<HTMLSpanElement>(null)
  const timer = useRef(0)
  const hide = () => {
    clearTimeout(timer.current)
    hideTip(label)
  }
  const show = () => {
    const control = place.current?.firstElementChild
    if (control != null) showTip({ label, keys, side, rect: control.getBoundingClientRect() })
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <span
      ref={place}
      className="contents"
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") timer.current = window.setTimeout(show, rest)
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
