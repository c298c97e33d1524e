import { sizeOf } from "#web/lib/format.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useId, useState } from "react"
import { DownloadProgress } from "./download-progress.tsx"
import { EngineCard } from "./engine-card.tsx"
import { voicesFor } from "./model-choice.ts"
import { failureOf, languagesOf, missingOf, needsOf, strengthOf } from "./model-facts.ts"
import { TakeVoices } from "./take-voices.tsx"
import { type EngineModel, isUnderWay, useEngineChanges, useEngines } from "./use-engines.ts"

interface ModelCardProps {
  readonly model: EngineModel
  /** Whether the operator may choose: the environment does not decide. */
  readonly mayUse: boolean
}

/** A model: what it is good at, and how to get it, use it and remove it. */
export const ModelCard = ({ model, mayUse }: ModelCardProps): ReactElement => {
  const t = useText("engines")
  const reader = useLanguage()
  const { install, remove, use, input } = useEngineChanges()
  const { name, title, state, failure, licence, host, is_used: isUsed } = model
  const failed = failureOf(model, t)
  const missing = state === "installed" || isUnderWay(model) ? null : missingOf(model, reader, t)
  const isPending = install.isPending || remove.isPending || use.isPending
  const id = useId()
  const [agrees, setAgrees] = useState(false)
  const [takesVoices, setTakesVoices] = useState(false)
  const { data } = useEngines()
  const voices = takesVoices && data !== undefined ? voicesFor(data, reader) : null
  const get = (thenUse: boolean) => {
    install.mutate({ model: name, then_use: thenUse, agrees, ...input })
    if (voices !== null) install.mutate({ model: voices.name, then_use: true, agrees: false, ...input })
  }
  const isWanted = state === "available" || state === "failed"
  const needs = needsOf(model, reader, t)
  const isHeld = isPending || licence.must_agree && !agrees
  return (
    <EngineCard
      title={title}
      text={strengthOf(model, t, useText("engines/parts"))}
      isUsed={isUsed}
      status={t(`engines.state.${state}`)}
      error={install.error ?? remove.error ?? use.error}
      actions={
        <>
          {isWanted && missing === null && mayUse && (
            <Button
              data-leaves
              className="max-md:h-11"
              disabled={isHeld}
              onClick={() => get(true)}
            >
              {t(state === "failed" ? "act.retry" : "engines.getAndUse")}
            </Button>
          )}
          {isWanted && missing === null && (state === "available" || !mayUse) && (
            <Button
              data-leaves
              tone="ghost"
              className="max-md:h-11"
              disabled={isHeld}
              onClick={() => get(false)}
            >
              {t("engines.get")}
            </Button>
          )}
          {state === "installed" && !isUsed && mayUse && (
            <Button
              data-leaves
              className="max-md:h-11"
              disabled={isPending}
              onClick={() => use.mutate({ engine: name, ...input })}
            >
              {t("engines.use")}
            </Button>
          )}
          {(isUnderWay(model) || state === "installed" && !isUsed) && (
            <Button
              data-leaves
              tone="ghost"
              className="max-md:h-11"
              disabled={isPending}
              onClick={() => remove.mutate({ model: name, ...input })}
            >
              {t(state === "installed" ? "engines.remove" : "act.cancel")}
            </Button>
          )}
        </>
      }
    >
      {model.purpose !== "speakers" && (
        <p className="mt-2 text-sm text-fg-2">{languagesOf(model.languages, reader, t)}</p>
      )}
      <p className="mt-1 text-sm text-fg-3">
        {t("engines.size", { size: sizeOf(model.bytes, reader), disk: sizeOf(model.unpacked_bytes, reader), host })}
        {" · "}
        <a href={licence.url} target="_blank" rel="noreferrer" className="text-accent-text underline">
          {t("engines.licence", { name: licence.name })}
        </a>
      </p>
      {needs !== "" && <p className="mt-1 text-sm text-fg-3">{needs}</p>}
      {isWanted && missing === null && licence.must_agree && (
        <p className="mt-3 flex items-center gap-2 text-sm">
          <input
            id={id}
            type="checkbox"
            className="size-4 accent-brand"
            checked={agrees}
            onChange={({ target }) => setAgrees(target.checked)}
          />
          <label htmlFor={id}>{t("engines.agree")}</label>
          <a href={licence.url} target="_blank" rel="noreferrer" className="text-accent-text underline">
            {licence.name}
          </a>
        </p>
      )}
      {isWanted && missing === null && model.purpose === "speech" && (
        <TakeVoices isChecked={takesVoices} onChange={setTakesVoices} />
      )}
      <DownloadProgress model={model} />
      {failed !== null && state === "failed" && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {failed} <span className="break-words text-fg-3">({failure?.detail})</span>
        </p>
      )}
      {missing !== null && <p className="mt-3 text-sm text-warn">{missing}</p>}
    </EngineCard>
  )
}
