import { openTagManager } from "#web/entities/tag/tag-dialog.ts"
import { TagLabel } from "#web/entities/tag/tag-label.tsx"
import { useTags } from "#web/entities/tag/use-tags.ts"
import { useText } from "#web/lib/text.ts"
import { MenuCheck, MenuGroup, MenuItem, MenuLabel, MenuLine } from "#web/ui/menu.tsx"
import { Tags } from "lucide-react"
import type { ReactElement } from "react"
import { type Address, toggled } from "./library-address.ts"

/** Limits the list to the files that have all of the chosen tags. The menu stays open while they are chosen. */
export const TagFilter = ({ search: { tags }, change }: Pick<Address, "search" | "change">): ReactElement => {
  const t = useText("tags")
  const all = useTags() ?? []
  const chosen = new Set(tags?.split(","))
  return (
    <>
      <MenuLine />
      {all.length > 0 && (
        <MenuGroup aria-label={t("tags.title")}>
          <MenuLabel>{t("tags.title")}</MenuLabel>
          {all.map(({ tag }) => (
            <MenuCheck
              key={tag.id}
              checked={chosen.has(tag.id)}
              onCheckedChange={() => change({ tags: toggled(tags, tag.id) })}
              onSelect={(event) => event.preventDefault()}
            >
              <TagLabel tag={tag} />
            </MenuCheck>
          ))}
        </MenuGroup>
      )}
      <MenuItem onSelect={openTagManager}>
        <Tags />
        {t("tags.manage")}
      </MenuItem>
    </>
  )
}
