import { settings } from "#web/lib/settings.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import { type ReactElement, useId } from "react"
import { EndpointCard } from "./endpoint-card.tsx"
import { EngineCard } from "./engine-card.tsx"
import { ModelCard } from "./model-card.tsx"
import { languagesOf } from "./model-facts.ts"
import { type PartTexts, partTexts } from "./parts/part-texts.ts"
import { type EngineList, type Purpose, useEngineChanges } from "./use-engines.ts"

interface EngineSectionProps {
  readonly purpose: Purpose
  readonly list: EngineList
}

/** The engines for one purpose. */
export const EngineSection = ({ purpose, list }: EngineSectionProps): ReactElement => {
  const t = useText("engines")
  const id = useId()
  const { title, text, builtIn } = partTexts(purpose, useText("engines/parts"), useLanguage())
  const { [purpose]: { used, configured_by: variables }, endpoint, models } = list
  const offered = models.filter((model) => model.purpose === purpose)
  const mayUse = variables.length === 0
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-xl font-[620]">{title}</h2>
      {text !== null && <p className="mt-1 text-fg-2">{text}</p>}
      {!mayUse && (
        <p className="mt-4 rounded-lg bg-warn-soft p-4 text-warn">
          {t("engines.configured", { variables: variables.join(", "), brand: settings.brand })}
        </p>
      )}
      <ul className="mt-4 grid gap-4">
        <BuiltInCard purpose={purpose} isUsed={mayUse && used === "built-in"} mayUse={mayUse} texts={builtIn} />
        {offered.map((model) => (
          <ModelCard key={model.name} model={{ ...model, is_used: mayUse && model.is_used }} mayUse={mayUse} />
        ))}
        {purpose === "speech" && (
          <EndpointCard endpoint={endpoint} isUsed={mayUse && used === "endpoint"} mayUse={mayUse} />
        )}
      </ul>
    </section>
  )
}

/** The engine that is always there for a purpose. */
const BuiltInCard = (
  { purpose, isUsed, mayUse, texts }: {
    readonly purpose: Purpose
    readonly isUsed: boolean
    readonly mayUse: boolean
    readonly texts: PartTexts["builtIn"]
  },
): ReactElement => {
  const t = useText("engines")
  const reader = useLanguage()
  const { use, input } = useEngineChanges()
  return (
    <EngineCard
      title={texts.title}
      text={texts.text}
      isUsed={isUsed}
      status={t("engines.state.installed")}
      error={use.error}
      actions={!isUsed && mayUse && (
        <Button
          data-leaves
          className="max-md:h-11"
          disabled={use.isPending}
          onClick={() => use.mutate({ engine: "built-in", purpose, ...input })}
        >
          {t("engines.use")}
        </Button>
      )}
    >
      {purpose === "speech" && <p className="mt-2 text-sm text-fg-2">{languagesOf(["en"], reader, t)}</p>}
    </EngineCard>
  )
}
