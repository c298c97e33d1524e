import { useText } from "#web/lib/text.ts"
import { Button, type ButtonProps } from "#web/ui/button.tsx"
import type { ReactElement } from "react"

interface SpeedButtonProps extends ButtonProps {
  readonly rate: number
}

/** Shows the playback speed. */
export const SpeedButton = ({ rate, ...rest }: SpeedButtonProps): ReactElement => {
  const t = useText("player")
  return <Button tone="ghost" aria-label={t("player.speedIs", { rate: `${rate}×` })} {...rest}>{rate}×</Button>
}
