import { useText } from "#web/lib/text.ts"
import { MenuItem } from "#web/ui/menu.tsx"
import { Files, History } from "lucide-react"
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

/** Opens what was done with the file. */
export const StoryItem = ({ onSelect }: { readonly onSelect: () => void }): ReactElement => {
  const t = useText("task/story")
  return (
    <MenuItem onSelect={onSelect}>
      <History />
      {t("story.title")}
    </MenuItem>
  )
}
