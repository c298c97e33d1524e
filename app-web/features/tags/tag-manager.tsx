import { refreshTags } from "#web/entities/tag/change-tags.ts"
import { TagLabel } from "#web/entities/tag/tag-label.tsx"
import { type Tag, useTags } from "#web/entities/tag/use-tags.ts"
import { librarySearch } from "#web/lib/searches.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { client } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Confirm } from "#web/ui/confirm.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Skeleton } from "#web/ui/skeleton.tsx"
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router"
import { Pencil, Plus, Trash2 } from "lucide-react"
import { type ReactElement, useState } from "react"
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

interface DeleteTagProps {
  readonly tag: Tag
  readonly onClose: () => void
}

/** Asks before a tag is deleted. A list that is limited to it shows all again. */
const DeleteTag = ({ tag: { id, name }, onClose }: DeleteTagProps): ReactElement => {
  const t = useText("tags")
  const navigate = useNavigate()
  const isPhone = useLocation({ select: ({ pathname }) => pathname === "/mobile" })
  const { tags, ...search } = librarySearch(useSearch({ strict: false }))
  const remove = async () => {
    try {
      await client.tag.deleteTag.mutate({ tag_id: id })
      if (tags?.includes(id) === true) await navigate({ to: isPhone ? "/mobile" : "/", search })
    } catch (error) {
      toast(errorMessage(error), { tone: "bad" })
    }
    refreshTags()
  }
  return (
    <Confirm
      title={t("tags.deleteTitle", { name })}
      description={t("tags.deleteText")}
      act={t("act.delete")}
      danger
      onAct={() => void remove()}
      onClose={onClose}
    />
  )
}
