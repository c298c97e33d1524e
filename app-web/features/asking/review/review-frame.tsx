import { type ReactElement, type ReactNode, useEffect, useRef } from "react"

interface ReviewFrameProps {
  readonly label: string
  /** Continues, with Enter; null while an answer is required. */
  readonly onNext: (() => void) | null
  readonly children: ReactNode
}

/** A step of a review. It gets the focus when it is shown: 1 to 6 press its choices, Enter continues. */
export const ReviewFrame = ({ label, onNext, children }: ReviewFrameProps): ReactElement => {
  const frame = useRef<HTMLElement>(null)
  const next = useRef(onNext)
  useEffect(() => {
    next.current = onNext
  })
  useEffect(() => {
    const shown = frame.current
    shown?.focus({ preventScroll: true })
    const onKeyDown = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (target instanceof HTMLTextAreaElement || ctrlKey || metaKey || altKey) return
      if (key === "Enter" && target === shown) next.current?.()
      if (/^[1-6]$/.test(key)) shown?.querySelector<HTMLElement>(`[data-choice="${key}"]`)?.click()
    }
    shown?.addEventListener("keydown", onKeyDown)
    return () => shown?.removeEventListener("keydown", onKeyDown)
  }, [])
  return (
    <section
      ref={frame}
      aria-label={label}
      tabIndex={-1}
      className="scroll min-h-0 flex-1 space-y-5 overflow-y-auto px-4 py-3 outline-none"
    >
      {children}
    </section>
  )
}
