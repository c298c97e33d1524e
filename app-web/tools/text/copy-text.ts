import { textsOf } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"

const { t } = textsOf("tools/text")

/** Copies a text, and says whether it worked. */
export const copyText = (text: string): Promise<unknown> =>
  navigator.clipboard.writeText(text).then(
    () => toast(t("act.copied"), { tone: "good" }),
    () => toast(t("result.notCopied"), { tone: "bad" }),
  )
