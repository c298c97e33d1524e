import { languageName } from "#web/lib/language-name.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { trpc } from "#web/request/trpc.ts"
import { MenuGroup, MenuLabel, MenuLine, MenuRadio, MenuRadioGroup } from "#web/ui/menu.tsx"
import type { ReactElement } from "react"
import type { ExportOptions } from "./download-export.ts"

/** What an export is written in: the original, a translation, or subtitles with both. */
export type ExportLanguage = Pick<ExportOptions, "language" | "bilingual">

export const original: ExportLanguage = {}

export const isSubtitles = ({ format }: ExportOptions): boolean => format === "srt" || format === "vtt"

interface ExportLanguagesProps {
  readonly taskId: string
  readonly isTimed: boolean
  readonly chosen: ExportLanguage
  readonly onChoose: (language: ExportLanguage) => void
}

/** The languages a file can be exported in; nothing if it is not translated. */
export const ExportLanguages = ({ taskId, isTimed, chosen, onChoose }: ExportLanguagesProps): ReactElement | null => {
  const t = useText("export")
  const reader = useLanguage()
  const { data } = trpc.translation.listTargetLanguages.useQuery({ task_id: taskId })
  // Lines that could not be translated are exported in the original.
  const finished = (data?.languages ?? []).filter(({ status }) =>
    status === "translationCompleted" || status === "translationFailed"
  )
  if (finished.length === 0) return null
  const choices = [
    { label: t("export.original"), choice: original },
    ...finished.map(({ language }) => ({ label: languageName(language, reader), choice: { language } })),
    ...(isTimed ? finished : []).map(({ language }) => ({
      label: t("export.both", { language: languageName(language, reader) }),
      choice: { language, bilingual: "true" as const },
    })),
  ]
  return (
    <>
      <MenuGroup aria-label={t("export.language")}>
        <MenuLabel>{t("export.language")}</MenuLabel>
        <MenuRadioGroup value={nameOf(chosen)}>
          {choices.map(({ label, choice }) => (
            <MenuRadio
              key={label}
              value={nameOf(choice)}
              onSelect={(event) => {
                // The menu stays open: the format is chosen next.
                event.preventDefault()
                onChoose(choice)
              }}
            >
              {label}
            </MenuRadio>
          ))}
        </MenuRadioGroup>
      </MenuGroup>
      <MenuLine />
    </>
  )
}

const nameOf = ({ language = "", bilingual }: ExportLanguage): string => `${language} ${bilingual ?? ""}`
