import { type ReactElement, useEffect, useRef } from "react"
import { levelNow } from "./recorder.ts"

const bars = 56
const barIntervalMs = 80

/** The loudness of the last seconds. Visual only: silence is also reported in words. */
export const LevelMeter = ({ isOn }: { readonly isOn: boolean }): ReactElement => {
  const picture = useRef<SVGSVGElement>(null)
  useEffect(() => {
    if (!isOn) return
    const rows = [...picture.current?.querySelectorAll("rect") ?? []]
    const levels = rows.map(() => 0)
    const timer = setInterval(() => {
      levels.shift()
      levels.push(levelNow())
      for (const [index, row] of rows.entries()) {
        const height = 3 + 45 * (levels[index] ?? 0) ** 2
        row.setAttribute("height", String(height))
        row.setAttribute("y", String(24 - height / 2))
      }
    }, barIntervalMs)
    return () => clearInterval(timer)
  }, [isOn])
  return (
    <svg ref={picture} viewBox={`0 0 ${bars * 5} 48`} className="h-12 w-full max-w-[320px]" aria-hidden>
      {Array.from({ length: bars }, (_, index) => index * 5).map((x) => (
        <rect key={x} x={x + 1} y="22.5" width="3" height="3" rx="1.5" fill={isOn ? "var(--brand)" : "var(--wave)"} />
      ))}
    </svg>
  )
}
