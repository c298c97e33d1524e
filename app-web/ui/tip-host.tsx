import { keyName } from "#web/lib/key-name.ts"
import { useKeys } from "#web/lib/keys.ts"
import { useStore } from "#web/lib/store.ts"
import { useLanguage } from "#web/lib/text.ts"
import { type ReactElement, useLayoutEffect, useRef } from "react"
import { createPortal } from "react-dom"
import { layers } from "./layers.ts"
import { type ShownTip, tip } from "./tip-state.ts"

/** Shows the hint of the control that the pointer or the focus is on. */
export const TipHost = (): ReactElement | null => {
  const shown = useStore(tip)
  useKeys({ Escape: () => tip.set(null) }, shown !== null)
  return shown === null || layers === null ? null : createPortal(<Bubble key={shown.id} shown={shown} />, layers)
}

/** Pixels between a control and its hint, and between a hint and the edge of the window. */
const gap = { control: 6, edge: 8 }

const Bubble = ({ shown }: { readonly shown: ShownTip }): ReactElement => {
  const reader = useLanguage()
  const bubble = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = bubble.current
    if (element === null) return
    const { left, top } = positionOf(shown, element.offsetWidth, element.offsetHeight)
    element.style.left = `${left}px`
    element.style.top = `${top}px`
  }, [shown])
  return (
    <div
      ref={bubble}
      aria-hidden
      className="pointer-events-none fixed top-0 left-0 z-90 flex animate-pop items-center gap-2 rounded-sm bg-[#1c1a28] px-2.5 py-1.5 text-xs font-[480] text-white shadow-e3 dark:bg-[#34323f]"
    >
      {shown.label}
      {shown.keys.length > 0 && (
        <span className="flex gap-0.5">
          {shown.keys.map((key) => (
            <kbd key={key} className="min-w-4 rounded-[4px] bg-white/15 px-1 text-center font-sans text-2xs">
              {keyName(key, reader)}
            </kbd>
          ))}
        </span>
      )}
    </div>
  )
}

/** Next to its control on the given side, or on the opposite one where there is no room; always within the window. */
const positionOf = ({ rect, side }: ShownTip, width: number, height: number): { left: number; top: number } => {
  const middle = { left: rect.left + (rect.width - width) / 2, top: rect.top + (rect.height - height) / 2 }
  const above = rect.top - height - gap.control
  const below = rect.bottom + gap.control
  const positions = {
    top: { left: middle.left, top: above < gap.edge ? below : above },
    bottom: { left: middle.left, top: below + height > innerHeight - gap.edge ? above : below },
    left: { left: rect.left - width - gap.control, top: middle.top },
    right: { left: rect.right + gap.control, top: middle.top },
  }
  const { left, top } = positions[side]
  return {
    left: Math.max(gap.edge, Math.min(left, innerWidth - width - gap.edge)),
    top: Math.max(gap.edge, Math.min(top, innerHeight - height - gap.edge)),
  }
}
