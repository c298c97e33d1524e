import { clsx } from "clsx"
import { type ReactElement, type ReactNode, useLayoutEffect, useRef } from "react"
import { useKeyDown } from "../use-key-down.ts"

interface RovingProps {
  readonly label: string
  readonly className: string
  readonly children: ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** A tool bar: a single tab stop, in which the arrow keys, Home and End move from tool to tool. */
export const Roving = ({ label, className, children }: RovingProps): ReactElement => {
  const bar = useRef<HTMLDivElement>(null)
  const tools = () => [...bar.current?.querySelectorAll("button") ?? []]
  const enter = (chosen: Element | undefined) => {
    const all = tools()
    const stop = chosen instanceof HTMLButtonElement ? chosen : all.find(({ tabIndex }) => tabIndex === 0) ?? all[0]
    for (const tool of all) tool.tabIndex = tool === stop ? 0 : -1
    return stop
  }
  // Tools come and go: after each render, one of them is the stop.
  useLayoutEffect(() => void enter(undefined))
  useKeyDown(bar, (event) => {
    const all = tools()
    const now = all.findIndex((tool) => tool === document.activeElement)
    const step = steps[event.key]
    const next = event.key === "Home"
      ? 0
      : event.key === "End"
      ? all.length - 1
      : step === undefined
      ? -1
      : (now + step + all.length) % all.length
    if (now < 0 || next < 0) return
    event.preventDefault()
    enter(all[next])?.focus()
  })
  return (
    <div
      ref={bar}
      role="toolbar"
      // Focus goes to the tools in it.
      tabIndex={-1}
      aria-label={label}
      className={clsx("flex items-center", className)}
      onFocus={({ target }) => void enter(target)}
    >
      {children}
    </div>
  )
}
