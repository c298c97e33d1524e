import type { ComponentProps, ReactElement } from "react"
import { buttonStyle, type ButtonVariant } from "./button-style.ts"

export type ButtonProps = ComponentProps<"button"> & ButtonVariant

export const Button = ({ className, tone, size, type = "button", ...rest }: ButtonProps): ReactElement => (
  <button type={type} className={buttonStyle({ tone, size }, className)} {...rest} />
)
