import type { OpenedTask } from "#web/entities/task/opened-task.ts"
import { spokenLanguages } from "#web/entities/transcription-options/spoken-languages.ts"
import { sizeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { trpc } from "#web/request/trpc.ts"
import { Button } from "#web/ui/button.tsx"
import { Dialog } from "#web/ui/dialog.tsx"
import { Select } from "#web/ui/select.tsx"
import { Link } from "@tanstack/react-router"
import { type ReactElement, useState } from "react"
import { modelFor } from "../model-choice.ts"
import { missingOf, needsOf, strengthOf } from "../model-facts.ts"
import { isUnderWay, useEngineChanges, useEngines } from "../use-engines.ts"

interface HearDialogProps {
  readonly task: OpenedTask
  readonly onClose: () => void
}

/** Offers the best model for a language, and transcribes the recording again with it once it is there. */
export const HearDialog = ({ task, onClose }: HearDialogProps): ReactElement => {
  const t = useText("engines/again")
  const engineText = useText("engines")
  const partText = useText("engines/parts")
  const reader = useLanguage()
  const utils = trpc.useUtils()
  const { data, error: unread } = useEngines()
  const { install, input } = useEngineChanges()
  // Whoever reads German has German recordings; English is what was not understood.
  const [language, setLanguage] = useState(input.language === "en" ? "auto" : input.language)
  const [isForNew, setForNew] = useState(true)
  const model = modelFor(data?.models ?? [], language, input.language)
  const mayUse = data !== undefined && data.speech.configured_by.length === 0 && data.speech.used === "built-in"
  const isThere = model?.state === "installed"
  const missing = model === null || isThere || isUnderWay(model) ? null : missingOf(model, reader, engineText)
  const error = install.error ?? unread
  const start = () => {
    if (model === null) return
    install.mutate({
      model: model.name,
      then_use: mayUse && isForNew,
      agrees: false,
      then_transcribe: { task_id: task.id, language },
      ...input,
    }, {
      onSuccess: () => {
        void utils.library.openTask.invalidate({ task_id: task.id })
        onClose()
      },
    })
  }
  return (
    <Dialog
      title={t("hear.title")}
      description={t("hear.text")}
      onClose={onClose}
      className="sm:w-[min(480px,calc(100vw-32px))]"
      footer={
        <>
          <Button onClick={onClose}>{t("act.cancel")}</Button>
          <Button
            tone="primary"
            disabled={model === null || missing !== null || install.isPending}
            onClick={start}
          >
            {model === null || isThere || isUnderWay(model)
              ? t("hear.again")
              : t("hear.get", { size: sizeOf(model.bytes, reader) })}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <label className="block">
          <span className="mb-1.5 block text-sm font-[540]">{t("hear.language")}</span>
          <Select
            className="w-full max-md:[&>select]:h-11"
            value={language}
            onChange={({ target }) => setLanguage(target.value)}
          >
            <option value="auto">{t("hear.detect")}</option>
            {spokenLanguages(reader).map(({ code, name }) => <option key={code} value={code}>{name}</option>)}
          </Select>
        </label>
        {data !== undefined && model === null && <p className="text-sm text-warn">{t("hear.none")}</p>}
        {model !== null && (
          <div className="rounded-lg bg-sunken p-4 text-sm">
            <p className="font-[560]">{model.title}</p>
            <p className="mt-0.5 text-fg-2">{strengthOf(model, engineText, partText)}</p>
            {!isThere && (
              <p className="mt-1 text-fg-3">
                {engineText("engines.size", {
                  size: sizeOf(model.bytes, reader),
                  disk: sizeOf(model.unpacked_bytes, reader),
                  host: model.host,
                })}
              </p>
            )}
            {needsOf(model, reader, engineText) !== "" && (
              <p className="mt-1 text-fg-3">{needsOf(model, reader, engineText)}</p>
            )}
            {missing !== null && <p className="mt-2 text-warn">{missing}</p>}
          </div>
        )}
        {mayUse && model !== null && (
          <label className="flex min-h-9 items-center gap-2.5 text-sm max-md:min-h-11">
            <input
              type="checkbox"
              className="size-4 accent-(--accent)"
              checked={isForNew}
              onChange={({ target }) => setForNew(target.checked)}
            />
            {t("hear.forNew")}
          </label>
        )}
        <p className="text-sm text-fg-3">
          <Link to="/engines" className="text-accent-text underline">{t("hear.compare")}</Link>
        </p>
        {error !== null && <p role="alert" className="text-sm text-bad">{errorMessage(error)}</p>}
      </div>
    </Dialog>
  )
}
