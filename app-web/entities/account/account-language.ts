import { isLanguage } from "#texts/languages.ts"
import { setLanguage } from "#web/lib/text.ts"
import { toast } from "#web/lib/toasts.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Offline } from "#web/request/failures.ts"
import { trpc } from "#web/request/trpc.ts"
import { useEffect } from "react"

interface LanguageChoice {
  readonly choose: (language: string) => void
  readonly saving: ReturnType<typeof trpc.account.editLanguage.useMutation>
}

/** Switches the language at once, and stores the choice with the account, for its other browsers. */
export const useChooseLanguage = (): LanguageChoice => {
  const utils = trpc.useUtils()
  const saving = trpc.account.editLanguage.useMutation({
    onSuccess: (kept) => utils.account.getCurrentUser.setData({}, (user) => user && { ...user, ...kept }),
  })
  const choose = (language: string): void => {
    if (!isLanguage(language)) return
    void setLanguage(language).catch(() => toast(errorMessage(new Offline()), { tone: "bad" }))
    saving.mutate({ ui_language: language })
  }
  return { choose, saving }
}

/** A browser uses the language that was last chosen for the account, in whichever browser. */
export const useAccountLanguage = (): void => {
  const { data: user } = trpc.account.getCurrentUser.useQuery({}, { staleTime: 300_000 })
  const language = user?.ui_language
  useEffect(() => {
    if (language && isLanguage(language)) void setLanguage(language).catch(() => undefined)
  }, [language])
}
