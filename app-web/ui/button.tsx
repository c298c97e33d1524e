import type { ComponentProps, ReactElement } from "react"
import { type ButtonLook, buttonStyle } from "./button-style.ts"

export type ButtonProps = ComponentProps<"button"> & ButtonLook

export const Button = ({ className, tone, size, type = "button", ...rest }: ButtonProps): ReactElement => (
  <button type={type} className={buttonStyle({ tone, size }, className)} {...rest} />
)
