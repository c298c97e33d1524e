import { clsx } from "clsx"
import type { ComponentProps, ReactElement } from "react"

export const fieldStyle =
  "w-full rounded-md bg-surface px-3 text-base text-fg shadow-[inset_0_0_0_1px_var(--field-line)] outline-none transition-shadow placeholder:text-fg-3 focus-visible:shadow-[inset_0_0_0_2px_var(--brand)] aria-invalid:shadow-[inset_0_0_0_1.5px_var(--bad)] max-sm:text-[16px]"

export const Input = ({ className, ...rest }: ComponentProps<"input">): ReactElement => (
  <input className={clsx(fieldStyle, "h-10", className)} {...rest} />
)

export const TextArea = ({ className, ...rest }: ComponentProps<"textarea">): ReactElement => (
  <textarea className={clsx(fieldStyle, "p-3", className)} {...rest} />
)
