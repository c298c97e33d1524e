import { useText } from "#web/lib/text.ts"
import { Button, type ButtonProps } from "#web/ui/button.tsx"
import { MoreHorizontal } from "lucide-react"
import type { ReactElement } from "react"

interface FolderMenuButtonProps extends ButtonProps {
  readonly name: string
}

/** Opens the menu of a folder. */
export const FolderMenuButton = ({ name, ...rest }: FolderMenuButtonProps): ReactElement => {
  const t = useText("folders")
  return (
    <Button tone="ghost" size="iconSm" aria-label={t("folder.moreFor", { name })} {...rest}>
      <MoreHorizontal />
    </Button>
  )
}
