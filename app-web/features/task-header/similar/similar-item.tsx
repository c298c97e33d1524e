import { useText } from "#web/entities/task/similar/texts.ts"
import { MenuItem } from "#web/ui/menu.tsx"
import { Files } from "lucide-react"
import type { ReactElement } from "react"

/** Opens the files that say something similar. */
export const SimilarItem = ({ onSelect }: { readonly onSelect: () => void }): ReactElement => {
  const t = useText()
  return (
    <MenuItem onSelect={onSelect}>
      <Files />
      {t("similar.title")}
    </MenuItem>
  )
}
