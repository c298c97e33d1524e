import { clsx } from "clsx"
import type { ReactElement } from "react"
import { Button, type ButtonProps } from "./button.tsx"

/** A button in a row of a list: small, and on phones as large as a finger. */
export const ActionButton = ({ className, ...rest }: Omit<ButtonProps, "size">): ReactElement => (
  <Button size="sm" className={clsx("max-md:!h-11", className)} {...rest} />
)
