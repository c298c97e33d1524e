import { clsx } from "clsx"
import type { ReactElement } from "react"

interface ProgressBarProps {
  /** 0 to 100. */
  readonly value: number
  readonly label: string
  readonly tone?: "brand" | "warn"
  readonly className?: string
}

const look =
  "block h-1.5 appearance-none overflow-hidden rounded-full border-0 bg-line [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:transition-[width] [&::-webkit-progress-value]:duration-500 [&::-webkit-progress-value]:ease-out"

const tones = {
  brand: "[&::-moz-progress-bar]:bg-brand [&::-webkit-progress-value]:bg-brand",
  warn: "[&::-moz-progress-bar]:bg-warn [&::-webkit-progress-value]:bg-warn",
}

export const ProgressBar = ({ value, label, tone = "brand", className }: ProgressBarProps): ReactElement => (
  <progress
    aria-label={label}
    max={100}
    value={Math.min(100, Math.max(0, Math.round(value)))}
    className={clsx(look, tones[tone], className ?? "w-full")}
  />
)
