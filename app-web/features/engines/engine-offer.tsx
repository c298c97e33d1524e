import { sizeOf } from "#web/lib/format.ts"
import { useLanguage } from "#web/lib/text.ts"
import { errorMessage } from "#web/request/error-message.ts"
import { Button } from "#web/ui/button.tsx"
import { IconButton } from "#web/ui/icon-button.tsx"
import { Link } from "@tanstack/react-router"
import { Sparkles, X } from "lucide-react"
import { type ReactElement, useState } from "react"
import { DownloadProgress } from "./download-progress.tsx"
import { failureOf, missingOf, strengthOf } from "./model-facts.ts"
import { useText } from "./texts.ts"
import { type EngineModel, isUnderWay, useEngineChanges, useEngines } from "./use-engines.ts"

/** Offers the operator a better engine, once, above the list of files. */
export const EngineOffer = (): ReactElement | null => {
  const { data } = useEngines()
  const [seen, setSeen] = useState<string | null>(null)
  const name = data?.offer ?? seen
  const model = data?.models.find((one) => one.name === name)
  if (model === undefined) return null
  if (isUnderWay(model) && seen !== model.name) setSeen(model.name)
  return <OfferCard model={model} onGone={() => setSeen(null)} />
}

const OfferCard = ({ model, onGone }: { readonly model: EngineModel; readonly onGone: () => void }): ReactElement => {
  const t = useText()
  const reader = useLanguage()
  const { install, dismiss, input } = useEngineChanges()
  const { name, title, state, host, is_used: isUsed } = model
  const problem = failureOf(model, t) ?? missingOf(model, reader, t)
  const error = install.error ?? dismiss.error
  const leave = () => {
    document.querySelector<HTMLElement>("#content")?.focus()
    if (!isUsed) dismiss.mutate(input)
    onGone()
  }
  return (
    <section
      aria-labelledby="engine-offer"
      className="mx-8 mb-3 flex items-start gap-3.5 rounded-lg bg-sunken p-4 max-md:mx-4"
    >
      <Sparkles className="mt-0.5 size-5 shrink-0 text-accent-text max-sm:hidden" aria-hidden />
      <div className="min-w-0 flex-1">
        <h2 id="engine-offer" className="font-[560]">
          {t(isUsed ? "offer.ready" : "offer.title", { title })}
        </h2>
        <p className="mt-0.5 text-sm text-fg-2">
          {isUsed
            ? t("offer.readyText")
            : isUnderWay(model)
            ? t("offer.meanwhile")
            : `${t("offer.text", { title, size: sizeOf(model.bytes, reader), host })} ${strengthOf(model, t)}`}
        </p>
        <output className="sr-only">{t(`engines.state.${state}`)}</output>
        <DownloadProgress model={model} />
        {problem !== null && !isUsed && <p className="mt-2 text-sm text-warn">{problem}</p>}
        {error !== null && <p role="alert" className="mt-2 text-sm text-bad">{errorMessage(error)}</p>}
        {!isUsed && (
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
            {!isUnderWay(model) && model.missing_bytes === 0 && (
              <Button
                tone="soft"
                size="sm"
                className="max-md:h-11"
                disabled={install.isPending}
                onClick={() => {
                  document.querySelector<HTMLElement>("#content")?.focus()
                  install.mutate({ model: name, then_use: true, ...input })
                }}
              >
                {state === "failed" ? t("act.retry") : t("offer.get", { title })}
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
