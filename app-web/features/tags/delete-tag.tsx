import { refreshTags } from "#web/entities/tag/refresh-tags.ts"
import type { Tag } from "#web/entities/tag/use-tags.ts"
import { librarySearch } from "#web/lib/searches.ts"
import { useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { client } from "#web/request/trpc.ts"
import { Confirm } from "#web/ui/confirm.tsx"
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router"
import type { ReactElement } from "react"

interface DeleteTagProps {
  readonly tag: Tag
  readonly onClose: () => void
}

/** Asks before a tag is deleted. A list that is limited to it shows all again. */
export const DeleteTag = ({ tag: { id, name }, onClose }: DeleteTagProps): ReactElement => {
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
