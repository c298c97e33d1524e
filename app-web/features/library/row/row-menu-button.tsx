import { useText } from "#web/lib/text.ts"
import { Button, type ButtonProps } from "#web/ui/button.tsx"
import { MoreHorizontal } from "lucide-react"
import type { ReactElement } from "react"

interface RowMenuButtonProps extends ButtonProps {
  readonly title: string
}

/** Opens the menu of a row; visible on hover and focus, and always on touch screens. */
export const RowMenuButton = ({ title, ...rest }: RowMenuButtonProps): ReactElement => {
  const t = useText("library")
  return (
    <Button
      tone="ghost"
      size="iconSm"
      aria-label={t("list.moreFor", { title })}
      className="right-4 z-10 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 max-sm:-my-1.5 max-sm:!size-11 sm:absolute sm:opacity-0 sm:[@media(hover:none)]:opacity-100"
      {...rest}
    >
      <MoreHorizontal />
    </Button>
  )
}
