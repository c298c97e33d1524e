import type { ReactElement } from "react"
import { Button, type ButtonProps } from "./button.tsx"
import type { Side } from "./tip-state.ts"
import { Tip } from "./tip.tsx"

export interface IconButtonProps extends ButtonProps {
  readonly label: string
  readonly keys?: ReadonlyArray<string>
  readonly side?: Side
}

/** A button with only an icon: its name is read out, and shown on hover. */
export const IconButton = (
  { label, keys, side, tone = "ghost", size = "icon", ...rest }: IconButtonProps,
): ReactElement => (
  <Tip label={label} keys={keys} side={side}>
    <Button tone={tone} size={size} aria-label={label} {...rest} />
  </Tip>
)
