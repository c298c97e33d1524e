import { useLanguage, useText } from "#web/lib/text.ts"
import { Button } from "#web/ui/button.tsx"
import type { ReactElement } from "react"
import { EngineCard } from "./engine-card.tsx"
import { languagesOf } from "./model-facts.ts"
import type { PartTexts } from "./parts/part-texts.ts"
import { type Purpose, useEngineChanges } from "./use-engines.ts"

/** The engine that is always there for a purpose. */
export const BuiltInCard = (
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
