import { ScenarioField } from "#web/entities/task/scenario/scenario-field.tsx"
import { useStore } from "#web/lib/store.ts"
import { useText } from "#web/lib/text.ts"
import type { ReactElement } from "react"
import { LanguageField } from "./language-field.tsx"
import { setOptions, transcriptionOptions } from "./transcription-options.ts"

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
