import { playerTime } from "#web/entities/playback/player-state.ts"
import { type ReactElement, type ReactNode, useEffect, useRef } from "react"

interface PlayedProps {
  /** Milliseconds. */
  readonly duration: number
  readonly held: number | null
  readonly children: ReactNode
}

/** Reveals the played part of its content, and the needle: on every frame, without React and without repainting. */
export const Played = ({ duration, held, children }: PlayedProps): ReactElement => {
  const part = useRef<HTMLDivElement>(null)
  const needle = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const show = () => {
      const share = duration > 0 ? Math.min(1, (held ?? playerTime.get()) / duration) : 0
      if (part.current !== null) part.current.style.clipPath = `inset(0 ${(1 - share) * 100}% 0 0)`
      if (needle.current !== null) needle.current.style.left = `calc(${share * 100}% - 1px)`
    }
    show()
    return playerTime.subscribe(show)
  }, [duration, held])
  return (
    <>
      <div ref={part} className="absolute inset-x-0 top-0 h-[34px]">{children}</div>
      <span ref={needle} className="absolute inset-y-0 -left-px w-[2px] rounded-full bg-brand" />
    </>
  )
}
