import { spokenLanguages } from "#web/entities/transcription-options/spoken-languages.ts"
import { mediaTypes } from "#web/entities/upload/file-kind.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Select } from "#web/ui/select.tsx"
import { type ReactElement, useId, useState } from "react"
import { client } from "../calls/client.ts"
import { sendFile } from "../calls/send-file.ts"
import { Card } from "../parts/card.tsx"
import { DropField } from "../parts/drop-field.tsx"
import { Making } from "./making.tsx"
import { Result } from "./result.tsx"
import { SummariseToo } from "./summarise-too.tsx"
import { useMaking } from "./use-making.ts"

/** A recording becomes text. */
export const AudioPanel = (): ReactElement => {
  const t = useText("tools/text")
  const reader = useLanguage()
  const languageId = useId()
  const [language, setLanguage] = useState("auto")
  const [analyze, setAnalyze] = useState(false)
  const making = useMaking("audio")
  const begin = (file: File) =>
    making.run(async (signal, onProgress) => {
      const upload = await sendFile({ file, isForTools: false, signal, onProgress })
      const { tasks: [task] } = await client.intake.createTasks.mutate({
        upload_ids: [upload],
        origin: "tool",
        language,
        analyze,
      })
      return task?.id ?? null
    })
  return (
    <div className="grid gap-4">
      {making.state?._tag !== "Sending" && (
        <>
          <DropField
            accept={mediaTypes}
            hint={t("audio.hint")}
            onFiles={([file]) => file !== undefined && begin(file)}
          />
          <Card className="flex flex-wrap items-center gap-x-6 gap-y-3">
            <div className="flex items-center gap-3">
              <label htmlFor={languageId} className="text-base font-[560]">{t("audio.language")}</label>
              <Select id={languageId} value={language} onChange={({ target }) => setLanguage(target.value)}>
                <option value="auto">{t("audio.detect")}</option>
                {spokenLanguages(reader).map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
              </Select>
            </div>
            <SummariseToo isOn={analyze} onChange={setAnalyze} />
          </Card>
        </>
      )}
      <Making making={making} doing={t("result.sending")} />
      <Result />
    </div>
  )
}
