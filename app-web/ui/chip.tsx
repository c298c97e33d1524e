import { clsx } from "clsx"
import type { ComponentProps, ReactElement } from "react"

const tones = {
  plain: "bg-hover text-fg-2",
  ok: "bg-ok-soft text-ok",
  warn: "bg-warn-soft text-warn",
  bad: "bg-bad-soft text-bad",
  accent: "bg-accent-soft text-accent-text",
}

interface ChipProps extends ComponentProps<"span"> {
  readonly tone?: keyof typeof tones
}

export const Chip = ({ tone = "plain", className, ...rest }: ChipProps): ReactElement => (
  <span
    className={clsx(
      "inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full px-2.5 text-xs font-[520] [&_svg]:size-3.5",
      tones[tone],
      className,
    )}
    {...rest}
  />
)
