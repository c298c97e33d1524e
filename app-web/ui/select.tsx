import { clsx } from "clsx"
import { ChevronDown } from "lucide-react"
import type { ComponentProps, ReactElement } from "react"
import { fieldStyle } from "./input.tsx"

/** The browser's own list, which works well on phones, with keyboards and with screen readers. */
export const Select = ({ className, children, ...rest }: ComponentProps<"select">): ReactElement => (
  <span className={clsx("relative inline-flex", className)}>
    <select className={clsx(fieldStyle, "h-9 appearance-none pr-8")} {...rest}>{children}</select>
    <ChevronDown
      className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-fg-3"
      aria-hidden
    />
  </span>
)
