import { languages } from "#texts/languages.ts"
import { useChooseLanguage } from "#web/entities/account/account-language.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { Select } from "#web/ui/select.tsx"
import type { ReactElement } from "react"
import { Field } from "./field.tsx"

export const InterfaceLanguageField = (): ReactElement => {
  const t = useText("account")
  const reader = useLanguage()
  const { choose, saving } = useChooseLanguage()
  return (
    <Field label={t("account.language")} saving={saving}>
      {(own) => (
        <Select {...own} value={reader} className={tall} onChange={({ target }) => choose(target.value)}>
          {Object.entries(languages).map(([code, name]) => <option key={code} value={code} lang={code}>{name}</option>)}
        </Select>
      )}
    </Field>
  )
}

const summaryLanguages = [
  ["en", languages.en],
  ["zh", languages["zh-CN"]],
  ["ja", languages.ja],
  ["ko", languages.ko],
  ["es", languages.es],
  ["fr", languages.fr],
  ["de", languages.de],
  ["pt", languages.pt],
] as const

/** For summaries that are written from now on. */
export const SummaryLanguageField = ({ language }: { readonly language: string | null }): ReactElement => {
  const { data } = trpc.account.getPreferences.useQuery({})
  return data?.summary_languages.length === 0
    ? <SpokenLanguageNote kept={language} />
    : <SummaryLanguageChoice language={language} />
}

const SummaryLanguageChoice = ({ language }: { readonly language: string | null }): ReactElement => {
  const t = useText("account")
  const utils = trpc.useUtils()
  const edit = trpc.account.editLanguage.useMutation({
    onSuccess: (kept) => utils.account.getCurrentUser.setData({}, (user) => user && { ...user, ...kept }),
  })
  const choose = (value: string) => {
    const [chosen = null] = summaryLanguages.find(([code]) => code === value) ?? []
    edit.mutate({ language: chosen })
  }
  const shown = edit.isPending ? edit.variables.language : language
  return (
    <Field label={t("account.summaryLanguage")} saving={edit}>
      {(own) => (
        <Select {...own} value={shown ?? ""} className={tall} onChange={({ target }) => choose(target.value)}>
          <option value="">{t("account.ofRecording")}</option>
          {summaryLanguages.map(([code, name]) => <option key={code} value={code} lang={code}>{name}</option>)}
        </Select>
      )}
    </Field>
  )
}

/** Where the built-in analyst writes there is nothing to choose. A choice that was made before is for a language model. */
const SpokenLanguageNote = ({ kept }: { readonly kept: string | null }): ReactElement => {
  const t = useText("account")
  const [, name = null] = summaryLanguages.find(([code]) => code === kept) ?? []
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-sm font-[540]">{t("account.summaryLanguage")}</p>
      <p>{t("account.ofRecording")}</p>
      <p className="mt-1.5 text-sm text-fg-3">
        {t("account.spokenOnly")} {name !== null && t("account.languageKept", { language: name })}
      </p>
    </div>
  )
}

const tall = "[&>select]:!h-10 max-md:[&>select]:!h-11"
