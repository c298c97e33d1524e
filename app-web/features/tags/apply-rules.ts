import { refreshTags } from "#web/entities/tag/change-tags.ts"
import type { Tag } from "#web/entities/tag/use-tags.ts"
import { textsOf } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { client, type RouterInput } from "#web/request/trpc.ts"

const { t } = textsOf("tags")

type Cursor = NonNullable<RouterInput["tag"]["applyRules"]["after"]>

/** Puts a tag on the files there are that its rules fit, part by part, and says how many. */
export const applyRules = async ({ id, name }: Tag): Promise<void> => {
  try {
    toast(t("tags.applied", { name, count: await taggedAfter(id, null) }), { tone: "good" })
  } catch (error) {
    toast(errorMessage(error), { tone: "bad" })
  }
  refreshTags()
}

const taggedAfter = async (tag_id: string, after: Cursor | null): Promise<number> => {
  const { tagged, next } = await client.tag.applyRules.mutate({ tag_id, ...(after !== null && { after }) })
  return next === null ? tagged : tagged + await taggedAfter(tag_id, next)
}
