import type { ReactElement } from "react"

const bars = Array.from(
  { length: 31 },
  (_, index) => 8 + 64 * Math.abs(Math.sin(index * 0.55) * Math.cos(index * 0.17 + 0.4)),
)

/** The picture of an empty place: a waveform, half of it played. */
export const EmptyWave = (): ReactElement => (
  <svg viewBox="0 0 240 96" className="mx-auto w-56" aria-hidden>
    {bars.map((height, index) => (
      <rect
        key={height}
        x={4 + index * 7.6}
        y={48 - height / 2}
        width="3.6"
        height={height}
        rx="1.8"
        fill={index < 15 ? "var(--brand)" : "var(--line-strong)"}
      />
    ))}
  </svg>
)
