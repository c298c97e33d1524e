import { settings } from "#web/lib/settings.ts"
import { useLanguage, useText } from "#web/lib/text.ts"
import { type ReactElement, useId } from "react"
import { BuiltInCard } from "./built-in-card.tsx"
import { EndpointCard } from "./endpoint-card.tsx"
import { ModelCard } from "./model-card.tsx"
import { partTexts } from "./parts/part-texts.ts"
import type { EngineList, Purpose } from "./use-engines.ts"

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
