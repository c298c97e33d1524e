import type { Language } from "#texts/languages.ts"
import { type Translate, useLanguage, useText } from "#web/lib/text.ts"
import { t as refusalText } from "#web/request/texts.ts"
import { trpc } from "#web/request/trpc.ts"
import { CircleAlert } from "lucide-react"
import type { ReactElement } from "react"

interface EngineNoteProps {
  /** ISO 639-1, or "auto". */
  readonly language: string
}

/** What this server's recogniser cannot do, shown before a file is sent. */
export const EngineNote = ({ language }: EngineNoteProps): ReactElement => {
  const t = useText("transcription-options")
  const reader = useLanguage()
  const { data } = trpc.intake.previewEngine.useQuery({ language }, { staleTime: 60_000 })
  const note = data === undefined || data.languages === null ? null : limitOf(language, data.languages, reader, t)
  return (
    <output className="col-span-full block text-sm text-fg-2">
      {note !== null && (
        <span className="flex items-start gap-2">
          <CircleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden />
          {note}
        </span>
      )}
    </output>
  )
}

const limitOf = (
  language: string,
  known: ReadonlyArray<string>,
  reader: Language,
  t: Translate<"transcription-options">,
): string | null => {
  const names = new Intl.DisplayNames(reader, { type: "language" })
  const nameOf = (code: string) => names.of(code) ?? code
  if (known.length === 0) {
    return language === "auto"
      ? refusalText("refusal.EngineUnavailable")
      : t("add.engineLacks", { language: nameOf(language) })
  }
  if (language !== "auto") return null
  const list = new Intl.ListFormat(reader).format(known.map(nameOf))
  return t("add.engineKnows", { languages: list })
}
