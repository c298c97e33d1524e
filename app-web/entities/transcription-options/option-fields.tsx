import { useStore } from "#web/lib/store.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Select } from "#web/ui/select.tsx"
import type { ReactElement } from "react"
import { LanguageField, optionField, optionLabel, optionSelect, ScenarioField } from "./choice-fields.tsx"
import { EngineNote } from "./engine-note.tsx"
import { setOptions, transcriptionOptions } from "./transcription-options.ts"

const counts = [1, 2, 3, 4, 5, 6, 7, 8]

/** The number of speakers, the language and the kind of recording; all are detected by default. */
export const OptionFields = (): ReactElement => {
  const t = useText("transcription-options")
  const reader = useLanguage()
  const { speakers, language, scenario } = useStore(transcriptionOptions)
  return (
    <div className="mt-4 grid gap-3 md:grid-cols-3">
      <label className={optionField}>
        <span className={optionLabel}>{t("add.speakers")}</span>
        <Select
          className={optionSelect}
          value={speakers}
          onChange={({ target }) => setOptions({ speakers: Number(target.value) })}
        >
          <option value={0}>{t("add.findOut")}</option>
          {counts.map((count) => <option key={count} value={count}>{count.toLocaleString(reader)}</option>)}
        </Select>
      </label>
      <LanguageField />
      <ScenarioField
        value={scenario}
        findOut={t("add.findOut")}
        onChange={(chosen) => setOptions({ scenario: chosen })}
      />
      <EngineNote language={language} />
    </div>
  )
}

/** The language and the kind of a meeting. Who speaks is known there. */
export const MeetingOptions = (): ReactElement => {
  const t = useText("transcription-options")
  const { scenario } = useStore(transcriptionOptions)
  return (
    <div className="mt-4 grid gap-3 md:grid-cols-2">
      <LanguageField />
      <ScenarioField
        value={scenario}
        findOut={t("add.findOut")}
        onChange={(chosen) => setOptions({ scenario: chosen })}
      />
    </div>
  )
}
