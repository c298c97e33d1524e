import { TagLabel } from "#web/entities/tag/tag-label.tsx"
import { type Tag, useTags } from "#web/entities/tag/use-tags.ts"
import { useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { Pencil, Plus, Trash2 } from "lucide-react"
import { type ReactElement, useState } from "react"
import { DeleteTag } from "./delete-tag.tsx"
import { TagEditor } from "./tag-editor.tsx"

type Shown = { readonly kind: "edit"; readonly tag: Tag | null } | { readonly kind: "delete"; readonly tag: Tag }

/** All tags of the account: make, change, merge and delete them. */
export const TagManager = ({ onClose }: { readonly onClose: () => void }): ReactElement => {
  const t = useText("tags")
  const [shown, setShown] = useState<Shown | null>(null)
  const all = useTags()
  const back = () => setShown(null)
  if (shown?.kind === "delete") return <DeleteTag tag={shown.tag} onClose={back} />
  if (shown?.kind === "edit") return <TagEditor tag={shown.tag} onClose={back} />
  return (
    <Dialog
      title={t("tags.title")}
      description={t("tags.about")}
      onClose={onClose}
      footer={
        <Button tone="primary" onClick={() => setShown({ kind: "edit", tag: null })}>
          <Plus />
          {t("tags.new")}
        </Button>
      }
    >
      {all === undefined && <Skeleton className="h-24" />}
      {all?.length === 0 && <p className="py-8 text-center text-fg-3">{t("tags.empty")}</p>}
      <ul className="divide-y divide-line">
        {all?.map(({ tag, files }) => (
          <li key={tag.id} className="flex min-h-12 items-center gap-2 py-1">
            <span className="min-w-0 flex-1">
              <TagLabel tag={tag} className="h-6 px-2.5" />
              {tag.rules.length > 0 && <span className="ml-2 text-xs text-fg-3">{t("tags.automatic")}</span>}
            </span>
            <span className="tnum text-sm text-fg-3">{t("tags.files", { count: files })}</span>
            <Button
              tone="ghost"
              size="icon"
              className="max-md:!size-11"
              aria-label={t("tags.edit", { name: tag.name })}
              onClick={() => setShown({ kind: "edit", tag })}
            >
              <Pencil />
            </Button>
            <Button
              tone="ghost"
              size="icon"
              className="max-md:!size-11"
              aria-label={t("tags.delete", { name: tag.name })}
              onClick={() => setShown({ kind: "delete", tag })}
            >
              <Trash2 />
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
