import { useLanguage, useText } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Link } from "@tanstack/react-router"
import { Sparkles, X } from "lucide-react"
import { type ReactElement, useState } from "react"
import { DownloadProgress } from "../download-progress.tsx"
import { voicesFor } from "../model-choice.ts"
import { failureOf, missingOf } from "../model-facts.ts"
import { TakeVoices } from "../take-voices.tsx"
import { type EngineModel, isUnderWay, useEngineChanges, useEngines } from "../use-engines.ts"
import { offerTexts } from "./offer-texts.ts"

/** Offers the operator better engines, once, above the list of files. */
export const EngineOffer = (): ReactElement | null => {
  const { data } = useEngines()
  const [seen, setSeen] = useState<ReadonlyArray<string>>([])
  const offered = seen.length > 0 ? seen : data?.offer ?? []
  const models = offered.flatMap((name) => data?.models.find((one) => one.name === name) ?? [])
  const [first, second] = models
  if (first === undefined) return null
  // Once it is installed, it is no longer offered.
  if (seen.length === 0 && models.some(isUnderWay)) setSeen(offered)
  return <OfferCard models={second === undefined ? [first] : [first, second]} onGone={() => setSeen([])} />
}

interface OfferCardProps {
  /** For one purpose each. */
  readonly models: readonly [EngineModel, ...ReadonlyArray<EngineModel>]
  readonly onGone: () => void
}

const OfferCard = ({ models, onGone }: OfferCardProps): ReactElement => {
  const t = useText("engines/offer")
  const engineText = useText("engines")
  const reader = useLanguage()
  const { install, dismiss, input } = useEngineChanges()
  const [takesVoices, setTakesVoices] = useState(false)
  const { data } = useEngines()
  const voices = takesVoices && data !== undefined ? voicesFor(data, reader) : null
  const isReady = models.every(({ is_used: isUsed }) => isUsed)
  const waiting = models.filter(({ is_used: isUsed }) => !isUsed)
  const problem = waiting.map((model) => failureOf(model, engineText) ?? missingOf(model, reader, engineText)).find((
    one,
  ) => one !== null)
  const error = install.error ?? dismiss.error
  const wanted = waiting.filter((model) => !isUnderWay(model) && model.missing_bytes === 0)
  const { title, text, get } = offerTexts(models, reader, { t, engineText, partText: useText("engines/parts") })
  const leave = () => {
    document.querySelector<HTMLElement>("#content")?.focus()
    if (!isReady) dismiss.mutate(input)
    onGone()
  }
  return (
    <section
      aria-labelledby="engine-offer"
      className="mx-8 mb-3 flex items-start gap-3.5 rounded-lg bg-sunken p-4 max-md:mx-4"
    >
      <Sparkles className="mt-0.5 size-5 shrink-0 text-accent-text max-sm:hidden" aria-hidden />
      <div className="min-w-0 flex-1">
        <h2 id="engine-offer" className="font-[560]">{title}</h2>
        <p className="mt-0.5 text-sm text-fg-2">{text}</p>
        {models.map((model) => (
          <div key={model.name}>
            <output className="sr-only">{`${model.title}: ${engineText(`engines.state.${model.state}`)}`}</output>
            <DownloadProgress model={model} />
          </div>
        ))}
        {wanted.some(({ purpose }) => purpose === "speech") && (
          <TakeVoices isChecked={takesVoices} onChange={setTakesVoices} />
        )}
        {problem !== undefined && <p className="mt-2 text-sm text-warn">{problem}</p>}
        {error !== null && <p role="alert" className="mt-2 text-sm text-bad">{errorMessage(error)}</p>}
        {!isReady && (
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            {wanted.length > 0 && (
              <Button
                tone="soft"
                size="sm"
                className="max-md:h-11"
                disabled={install.isPending}
                onClick={() => {
                  document.querySelector<HTMLElement>("#content")?.focus()
                  for (const { name } of voices === null ? wanted : [...wanted, voices]) {
                    install.mutate({ model: name, then_use: true, agrees: false, ...input })
                  }
                }}
              >
                {wanted.some(({ state }) => state === "failed") ? t("act.retry") : get}
              </Button>
            )}
            <Link to="/engines" className="inline-flex items-center text-sm text-accent-text underline max-md:h-11">
              {t("offer.compare")}
            </Link>
          </p>
        )}
      </div>
      <IconButton label={t("act.close")} onClick={leave} className="-mt-1 -mr-1 max-md:!size-11">
        <X />
      </IconButton>
    </section>
  )
}
