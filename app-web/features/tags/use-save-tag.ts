import { refreshTags } from "#web/entities/tag/change-tags.ts"
import { type Tag, useTags } from "#web/entities/tag/use-tags.ts"
import { textsOf } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { client } from "#web/request/trpc.ts"
import { useState } from "react"
import { isSameTag } from "./tag-name.ts"

const { t } = textsOf("tags")

/** Saves a tag, a new one for null. If another has its name, `clash` is that one: the two can be merged. */
export const useSaveTag = (tag: Tag | null, onDone: () => void) => {
  const all = useTags() ?? []
  const [clash, setClash] = useState<Tag | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  /** A tag whose rules are new, and could be applied to the files there are. */
  const [saved, setSaved] = useState<Tag | null>(null)
  const [isSaving, setSaving] = useState(false)
  const attempt = async (act: () => Promise<void>) => {
    setSaving(true)
    setFailure(null)
    try {
      await act()
    } catch (error) {
      setFailure(error)
    } finally {
      setSaving(false)
      refreshTags()
    }
  }
  const save = (chosen: Pick<Tag, "name" | "colour" | "rules">) =>
    attempt(async () => {
      const other = all.find((one) => one.tag.id !== tag?.id && isSameTag(one.tag.name, chosen.name))
      if (tag !== null && other !== undefined) return setClash(other.tag)
      const answer = tag === null
        ? await client.tag.createTag.mutate(chosen)
        : await client.tag.editTag.mutate({ tag_id: tag.id, ...chosen })
      const isNew = answer.rules.length > 0 && JSON.stringify(answer.rules) !== JSON.stringify(tag?.rules)
      if (isNew) setSaved(answer)
      else onDone()
    })
  const merge = (into: Tag) =>
    attempt(async () => {
      if (tag === null) return
      await client.tag.mergeTags.mutate({ tag_id: tag.id, into: into.id })
      toast(t("tags.merged", { from: tag.name, into: into.name }), { tone: "good" })
      onDone()
    })
  return {
    save,
    merge,
    clash,
    saved,
    forget: () => setClash(null),
    failure,
    isSaving,
  }
}
