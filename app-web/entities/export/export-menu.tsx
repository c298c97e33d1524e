import { useText } from "#web/lib/text.ts"
import { MenuContent, MenuGroup, MenuItem, MenuLabel, useCloseMenu } from "#web/ui/menu.tsx"
import { Spinner } from "#web/ui/spinner.tsx"
import { type ReactElement, useState } from "react"
import { documentChoices, type ExportChoice, mapChoices, transcriptChoices } from "./export-choices.ts"
import { type ExportLanguage, ExportLanguages, isSubtitles, original } from "./export-languages.tsx"
import { ProMark } from "./pro-mark.tsx"
import { useExport } from "./use-export.ts"

interface ExportItemsProps {
  readonly taskId: string
  /** Whether there is a summary, and therefore a mind map. */
  readonly isAnalysed: boolean
  /** Whether lines have times, which subtitles need. */
  readonly isTimed: boolean
  readonly onlyMap?: boolean
}

interface ExportMenuProps extends ExportItemsProps {
  readonly side?: "top" | "bottom"
}

/** Every format a task can be exported to. Goes into a `Menu`. */
export const ExportMenu = ({ side = "bottom", ...items }: ExportMenuProps): ReactElement => (
  <MenuContent align="end" side={side} className="w-60">
    <ExportItems {...items} />
  </MenuContent>
)

/** The same, for a menu that has other items as well. */
export const ExportItems = ({ taskId, isAnalysed, isTimed, onlyMap = false }: ExportItemsProps): ReactElement => {
  const t = useText("export")
  const { making, run } = useExport(taskId, useCloseMenu())
  const [language, setLanguage] = useState<ExportLanguage>(original)
  const groups = onlyMap
    ? [mapChoices]
    : isAnalysed
    ? [documentChoices, transcriptChoices, mapChoices]
    : [documentChoices, transcriptChoices]
  return (
    <>
      {!onlyMap && <ExportLanguages taskId={taskId} isTimed={isTimed} chosen={language} onChoose={setLanguage} />}
      {groups.map(({ title, choices }) => (
        <MenuGroup key={title} aria-label={t(title)}>
          <MenuLabel>{t(title)}</MenuLabel>
          {choices.filter(({ options }) => isTimed || !isSubtitles(options)).map((choice) => (
            <Choice
              key={choice.label}
              choice={choice}
              isMaking={making === choice.options}
              isPossible={language.bilingual === undefined || isSubtitles(choice.options)}
              onChoose={() => void run(choice.options, language)}
            />
          ))}
        </MenuGroup>
      ))}
    </>
  )
}

interface ChoiceProps {
  readonly choice: ExportChoice
  readonly isMaking: boolean
  readonly isPossible: boolean
  readonly onChoose: () => void
}

const Choice = (
  { choice: { label, icon: Icon, isPro = false }, isMaking, isPossible, onChoose }: ChoiceProps,
): ReactElement => {
  const t = useText("export")
  return (
    <MenuItem
      disabled={isMaking || !isPossible}
      onSelect={(event) => {
        // The menu stays open until the file is saved, and shows that it is being created.
        event.preventDefault()
        onChoose()
      }}
    >
      <Icon />
      {t(label)}
      <span className="ml-auto flex items-center gap-2">
        {isPro && <ProMark />}
        {isMaking && <Spinner className="!size-4" />}
      </span>
    </MenuItem>
  )
}
