import { useText } from "#web/lib/text.ts"
import { MenuItem } from "#web/ui/menu.tsx"
import { Files } from "lucide-react"
import type { ReactElement } from "react"

/** Opens the files that say something similar. */
export const SimilarItem = ({ onSelect }: { readonly onSelect: () => void }): ReactElement => {
  const t = useText("task/similar")
  return (
    <MenuItem onSelect={onSelect}>
      <Files />
      {t("similar.title")}
    </MenuItem>
  )
}
