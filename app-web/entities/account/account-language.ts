import { isLanguage } from "#web/lib/language.ts"
import { setLanguage, useText } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { useEffect } from "react"

/** Speaks another language at once, and keeps the choice with the account, for its other browsers. */
export const useChooseLanguage = (): (language: string) => void => {
  const t = useText()
  const utils = trpc.useUtils()
  const { mutate } = trpc.account.editLanguage.useMutation({
    onSuccess: (kept) => utils.account.getCurrentUser.setData({}, (user) => user && { ...user, ...kept }),
    onError: (error) => void toast(errorMessage(error), { tone: "bad" }),
  })
  return (language) => {
    if (!isLanguage(language)) return
    void setLanguage(language).catch(() => toast(t("failure.offline"), { tone: "bad" }))
    mutate({ ui_language: language })
  }
}

/** A browser speaks the language that was last chosen for the account, wherever that was. */
export const useAccountLanguage = (language: string | null | undefined): void => {
  useEffect(() => {
    if (language && isLanguage(language)) void setLanguage(language).catch(() => undefined)
  }, [language])
}
